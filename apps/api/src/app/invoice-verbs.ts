import { listBillingBasis } from '../features/billing/list-billing-basis.ts'
import { listInvoiceLines } from '../features/billing/list-invoice-lines.ts'
import { listInvoices } from '../features/billing/list-invoices.ts'
import type { Verbs } from '../platform/verb.ts'

/** What a member sees of the money. */
export const invoiceVerbs = { listInvoices, listInvoiceLines, listBillingBasis } as const satisfies Partial<Verbs>
