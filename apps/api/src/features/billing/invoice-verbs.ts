import { vatOfInvoiceLines } from '@delebil/validation'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { drawInvoice } from './get-invoice-pdf.ts'
import { findInvoiceOf, listInvoiceLines } from './stores/invoices.ts'
import { toInvoiceLine } from './to-invoice-line.ts'

const invoiceOf = async ({ db, office }: Pick<AdminCall, 'db' | 'office'>, id: number) =>
  orRefuse(await findInvoiceOf(db, { organizationId: office.organizationId, id }))

export const invoiceStaffVerbs = {
  'invoices.lines': async (_context, call) => {
    const { params, query } = call.input
    const lines = await listInvoiceLines(call.db, await invoiceOf(call, params.id))
    const asked = lines.filter(({ reservation }) => query.includeNonReservationLines || reservation !== null)
    return { answer: { data: asked.map((line) => ({ ...toInvoiceLine(line), chargeId: line.chargeId })) } }
  },
  'invoices.summary': async (_context, call) => {
    const invoice = await invoiceOf(call, call.input.params.id)
    const vat = vatOfInvoiceLines(await listInvoiceLines(call.db, invoice))
    const { totalOre, vatOre, isPaid, isCredited } = invoice
    const creditedOre = isCredited ? totalOre : 0
    const paidOre = isPaid ? totalOre : 0
    return { answer: { totalOre, vatOre, vat, paidOre, creditedOre, restOre: isPaid || isCredited ? 0 : totalOre } }
  },
  'invoices.pdf': async (_context, call) => {
    const { number, pdf } = await drawInvoice(call.db, await invoiceOf(call, call.input.params.id))
    return {
      answer: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="faktura-${number}.pdf"` },
    }
  },
} satisfies Partial<AdminVerbs>
