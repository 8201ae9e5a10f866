import { reverseAmount } from '@delebil/validation'
import type { Invoice, StoredInvoiceLine } from './stores/invoices.ts'
import type { Seller } from './stores/sellers.ts'

/** What stands on the paper. */
export type InvoicePaper = {
  seller: Seller
  invoice: Invoice
  lines: readonly StoredInvoiceLine[]
  /** Nobody has approved it: it has no number yet. */
  isDraft?: boolean
}

/** The paper with the figures that are shown: a credit note says above zero what it gives back. */
export const shownPaper = (paper: InvoicePaper): InvoicePaper => {
  const { invoice, lines } = paper
  if (invoice.kind === 'INVOICE') return paper
  const { totalOre, vatOre } = invoice
  return {
    ...paper,
    invoice: { ...invoice, totalOre: 0 - totalOre, vatOre: 0 - vatOre },
    lines: lines.map(reverseAmount),
  }
}
