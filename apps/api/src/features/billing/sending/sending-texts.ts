import type { InvoiceKind } from '@delebil/validation'

/** What is said about sending, and what files are called. */
export const sendingTexts = {
  noAccessPoint: 'Klubben har ikke satt opp EHF.',
  gaveUp: 'E-posttjeneren svarte ikke på tre døgn.',
  fileName: (kind: InvoiceKind, number: number, ending: 'pdf' | 'csv') =>
    `${kind === 'INVOICE' ? 'faktura' : 'kreditnota'}-${number}.${ending}`,
} as const
