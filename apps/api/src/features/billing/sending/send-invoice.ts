import { parseEmails } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { type Mail, MailRefused } from '../../../adapters/mail/port.ts'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { JobData } from '../../../platform/jobs/jobs.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import { endDelivery, lockDelivery, type StoredDelivery } from '../stores/deliveries.ts'
import { findInvoiceOf, findSeller, type Invoice } from '../stores/invoices.ts'
import { keepPdf } from './keep-pdf.ts'
import { sendingTexts } from './sending-texts.ts'

type Parts = Pick<Context, 'database' | 'log'> & { readonly mail: Mail }

/** A mail server that is down is asked again for so long. */
const PATIENCE_MS = 3 * 24 * 60 * 60 * 1000

const mailInvoice = async (tx: Queryable, mail: Mail, delivery: StoredDelivery, invoice: Invoice): Promise<void> => {
  const { number, content } = await keepPdf(tx, invoice)
  const seller = await findSeller(tx, invoice.organizationId)
  const { kind, totalOre, dueDate, kid } = invoice
  const filename = sendingTexts.fileName(kind, number)
  const [to = '', ...copies] = parseEmails(delivery.receiver)
  const bill = { kind, number, total: formatNok(totalOre), dueDate, kid }
  await mail.send(mailTexts.invoice(invoice.organizationId, seller.name, to, bill), {
    id: `invoice-delivery-${delivery.id}`,
    copies,
    attachments: [{ filename, content, contentType: 'application/pdf' }],
  })
}

/**
 * Sends an invoice that waits, once: whoever holds its row sends it. What the receiver's server refuses for good is written down with
 * why, and so is what no server took for three days; anything else throws, and is tried again later.
 */
export const sendInvoice = async (
  { database, mail, log }: Parts,
  { deliveryId }: JobData['invoice-delivery'],
  now: Date,
): Promise<void> => {
  await transaction(database, async (tx) => {
    const delivery = await lockDelivery(tx, deliveryId)
    if (delivery === undefined) return
    const { organizationId, invoiceId, queuedAt } = delivery
    const invoice = await findInvoiceOf(tx, { organizationId, id: invoiceId })
    if (invoice === undefined) throw new Error(`Delivery ${deliveryId} is of no invoice.`)
    const fail = async (problem: string) => {
      log('warn', 'An invoice was not delivered.', { organizationId, invoiceId, deliveryId })
      await endDelivery(tx, deliveryId, 'FAILED', { at: now, problem })
    }
    if (delivery.method === 'EHF') return fail(sendingTexts.noAccessPoint)
    try {
      await mailInvoice(tx, mail, delivery, invoice)
      await endDelivery(tx, deliveryId, 'SENT', { at: now })
    } catch (error) {
      if (error instanceof MailRefused) return fail(error.message.slice(0, 300))
      if (now.getTime() - queuedAt.getTime() > PATIENCE_MS) return fail(sendingTexts.gaveUp)
      throw error
    }
  })
}
