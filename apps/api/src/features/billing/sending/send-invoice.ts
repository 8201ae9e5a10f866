import { parseEmails } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { AccessPointRefused } from '../../../adapters/access-point/port.ts'
import { type Mail, MailRefused } from '../../../adapters/mail/port.ts'
import type { Context } from '../../../platform/context.ts'
import { createGate } from '../../../platform/create-gate.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { JobData } from '../../../platform/jobs/jobs.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import { checkEhf } from '../ehf/check-ehf.ts'
import { paperTexts } from '../paper-texts.ts'
import { readPaper } from '../read-paper.ts'
import { endDelivery, lockDelivery, type StoredDelivery } from '../stores/deliveries.ts'
import { findInvoiceOf, type Invoice } from '../stores/invoices.ts'
import { isPaused } from '../stores/run-sending.ts'
import { findSellerOf } from '../stores/sellers.ts'
import { keepCsv, keepEhf, keepPdf } from './keep-document.ts'
import { sendingTexts } from './sending-texts.ts'

type Parts = Pick<Context, 'database' | 'log' | 'accessPoint'> & { readonly mail: Mail }

/** A mail server or an access point that is down is asked again for so long. */
const PATIENCE_MS = 3 * 24 * 60 * 60 * 1000

const mailInvoice = async (tx: Queryable, mail: Mail, delivery: StoredDelivery, invoice: Invoice): Promise<void> => {
  const content = await keepPdf(tx, invoice)
  const seller = await findSellerOf(tx, invoice)
  const { kind, number, totalOre, dueDate, kid } = invoice
  const annex = invoice.grouping === 'NONE' ? undefined : await keepCsv(tx, invoice)
  const [to = '', ...copies] = parseEmails(delivery.receiver)
  const bill = { kind, number, total: formatNok(totalOre), dueDate, kid }
  await mail.send(mailTexts.invoice(invoice.organizationId, seller.name, to, bill), {
    id: `invoice-delivery-${delivery.id}`,
    copies,
    attachments: [
      { filename: paperTexts.fileName(kind, number, 'pdf'), content, contentType: 'application/pdf' },
      ...(annex
        ? [{ filename: paperTexts.fileName(kind, number, 'csv'), content: annex, contentType: 'text/csv' }]
        : []),
    ],
  })
}

/** The access point knows a document that is sent twice by its id. */
const sendEhf = async (
  tx: Queryable,
  accessPoint: Context['accessPoint'],
  delivery: StoredDelivery,
  invoice: Invoice,
): Promise<void> => {
  if (accessPoint === undefined) throw new AccessPointRefused(sendingTexts.noAccessPoint)
  const [breach] = checkEhf(await readPaper(tx, invoice))
  if (breach) throw new AccessPointRefused(breach.message)
  const documentId = `${invoice.organizationId}-${invoice.number}-${delivery.id}`
  await accessPoint.send({ receiver: delivery.receiver, documentId, xml: await keepEhf(tx, invoice) })
}

/** Why it is of no use to try again; undefined where it may pass. */
const whyInVain = (error: unknown, { method, queuedAt }: StoredDelivery, now: Date): string | undefined => {
  if (error instanceof MailRefused || error instanceof AccessPointRefused) return error.message.slice(0, 300)
  if (now.getTime() - queuedAt.getTime() <= PATIENCE_MS) return undefined
  return method === 'EHF' ? sendingTexts.gaveUpEhf : sendingTexts.gaveUp
}

/**
 * Sends an invoice that waits, once: whoever holds its row sends it. What the receiver's side refuses for good is written down with
 * why, and so is what nobody took for three days; anything else throws, and is tried again later.
 */
export const sendInvoice = async (
  { database, mail, accessPoint, log }: Parts,
  { deliveryId }: JobData['invoice-delivery'],
  now: Date,
): Promise<void> => {
  await transaction(database, async (tx) => {
    const delivery = await lockDelivery(tx, deliveryId)
    if (delivery === undefined) return
    const { organizationId, invoiceId } = delivery
    const invoice = await findInvoiceOf(tx, { organizationId, id: invoiceId })
    if (invoice === undefined) throw new Error(`Delivery ${deliveryId} is of no invoice.`)
    // Who lets the run go on queues it again.
    if (invoice.runId !== null && (await isPaused(tx, { organizationId, id: invoice.runId }))) return
    try {
      if (delivery.method === 'EHF') await sendEhf(tx, accessPoint, delivery, invoice)
      else await mailInvoice(tx, mail, delivery, invoice)
      await endDelivery(tx, deliveryId, 'SENT', { at: now })
    } catch (error) {
      const problem = whyInVain(error, delivery, now)
      if (problem === undefined) throw error
      log('warn', 'An invoice was not delivered.', { organizationId, invoiceId, deliveryId })
      await endDelivery(tx, deliveryId, 'FAILED', { at: now, problem })
    }
  })
}

/**
 * Sends one at a time, however many are handed over: a run queues thousands at once, and each holds a connection and draws a paper
 * while members wait for the same server.
 */
export const createInvoiceSender = (parts: Parts) => {
  const gate = createGate(1, Number.POSITIVE_INFINITY)
  return async (delivery: JobData['invoice-delivery']): Promise<void> => {
    await gate.run(() => sendInvoice(parts, delivery, new Date()))
  }
}
