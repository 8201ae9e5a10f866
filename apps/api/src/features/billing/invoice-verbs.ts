import { vatOfInvoiceLines } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { actOnRecord, readRecord } from '../admin-records/write-record.ts'
import { creditInvoice } from './credit-invoice.ts'
import { drawCsv, drawInvoice } from './get-invoice-pdf.ts'
import { refuseBeyondBorder } from './limited-border.ts'
import { paperTexts } from './paper-texts.ts'
import { resendInvoices } from './sending/resend-invoices.ts'
import { sendOut } from './sending/send-out.ts'
import { listDeliveries } from './stores/deliveries.ts'
import { findInvoiceBalance } from './stores/invoice-balance.ts'
import { findCredits, findInvoiceOf, listInvoiceLines } from './stores/invoices.ts'
import { toInvoiceLine } from './to-invoice-line.ts'

const invoiceOf = async ({ db, office }: Pick<AdminCall, 'db' | 'office'>, id: number) =>
  orRefuse(await findInvoiceOf(db, { organizationId: office.organizationId, id }))

/** Of a credit note: nobody pays it. */
const nothing = { paidOre: 0, creditedOre: 0, writtenOffOre: 0, restOre: 0 }

export const invoiceStaffVerbs = {
  'invoices.lines': async (_context, call) => {
    const { params, query } = call.input
    const invoice = await invoiceOf(call, params.id)
    const lines = await listInvoiceLines(call.db, invoice)
    const asked = lines.filter(({ reservation }) => query.includeNonReservationLines || reservation !== null)
    const data = asked.map((line) => ({ ...toInvoiceLine(line), chargeId: line.chargeId }))
    return { answer: { data, grouping: invoice.grouping } }
  },
  'invoices.summary': async (_context, call) => {
    const invoice = await invoiceOf(call, call.input.params.id)
    const vat = vatOfInvoiceLines(await listInvoiceLines(call.db, invoice))
    const { totalOre, vatOre } = invoice
    const { paidOre, creditedOre, writtenOffOre, restOre } = {
      ...nothing,
      ...(await findInvoiceBalance(call.db, invoice)),
    }
    const credits = await findCredits(call.db, invoice)
    return { answer: { totalOre, vatOre, vat, paidOre, creditedOre, writtenOffOre, restOre, ...credits } }
  },
  'invoices.pdf': async (_context, call) => {
    const invoice = await invoiceOf(call, call.input.params.id)
    const lines = await listInvoiceLines(call.db, invoice)
    refuseBeyondBorder(
      call.office,
      lines.some(({ reservation }) => reservation !== null),
    )
    const { number, pdf } = await drawInvoice(call.db, invoice)
    return {
      answer: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="faktura-${number}.pdf"` },
    }
  },
  'invoices.lines-csv': async (_context, call) => {
    const invoice = await invoiceOf(call, call.input.params.id)
    const name = paperTexts.fileName(invoice.kind, invoice.number, 'csv')
    return {
      answer: new Blob([new Uint8Array(await drawCsv(call.db, invoice))], { type: 'text/csv' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` },
    }
  },
  'invoices.deliveries': async (_context, call) => {
    const deliveries = await listDeliveries(call.db, await invoiceOf(call, call.input.params.id))
    const data = deliveries.map(({ queuedAt, endedAt, ...delivery }) => ({
      ...delivery,
      queuedAt: formatInstant(queuedAt),
      endedAt: endedAt && formatInstant(endedAt),
    }))
    return { answer: { data } }
  },
  'invoices.send': async (context, call) => {
    const { ids, why } = call.input.body
    return { answer: { queued: await resendInvoices(context, call, ids, why) } }
  },
  'invoices.credit': async (context, call) => {
    const { db, office, caller, now, input } = call
    const writing = { context, call }
    const { isBilledAnew, version, why } = input.body
    const invoice = await invoiceOf(call, input.params.id)
    let creditNote = 0
    await actOnRecord(
      writing,
      'invoices',
      invoice.id,
      'credit',
      async () => {
        const asked = { isBilledAnew, why, personId: caller.personId, at: now }
        creditNote = await creditInvoice(db, invoice, asked)
      },
      { version, why },
    )
    const key = { organizationId: office.organizationId, invoiceId: creditNote, personId: caller.personId }
    const made = await invoiceOf(call, creditNote)
    if (made.receiver || made.numberedBy !== 'OWN') await sendOut({ tx: db, jobs: context.jobs, now }, key)
    return { answer: { entity: await readRecord(writing, 'invoices', creditNote), errors: [] } }
  },
} satisfies Partial<AdminVerbs>
