import type { Verbs } from '../verb.ts'
import { listBillingBasis } from './invoices/list-billing-basis.ts'
import { listInvoiceLines } from './invoices/list-invoice-lines.ts'
import { listInvoices } from './invoices/list-invoices.ts'

/** What a member sees of the money. */
export const invoiceVerbs = { listInvoices, listInvoiceLines, listBillingBasis } as const satisfies Partial<Verbs>
