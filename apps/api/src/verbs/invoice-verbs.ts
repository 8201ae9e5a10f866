import type { Verbs } from '../verb.ts'
import { listInvoiceLines } from './invoices/list-invoice-lines.ts'
import { listInvoices } from './invoices/list-invoices.ts'

/** What a member sees of the money. */
export const invoiceVerbs = { listInvoices, listInvoiceLines } as const satisfies Partial<Verbs>
