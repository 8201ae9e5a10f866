import type { InvoiceKind } from '@delebil/validation'

/** Every word that only the PDF of an invoice says. */
export const pdfTexts = {
  organizationNumber: (number: string, isVatRegistered: boolean) => `Org.nr. ${number}${isVatRegistered ? ' MVA' : ''}`,
  kinds: { INVOICE: 'Faktura', CREDIT_NOTE: 'Kreditnota' } satisfies Readonly<Record<InvoiceKind, string>>,
  draft: 'Utkast til faktura',
  credited: 'Kreditert',
  numbers: { INVOICE: 'Fakturanummer', CREDIT_NOTE: 'Kreditnotanr.' } satisfies Readonly<Record<InvoiceKind, string>>,
  dates: { INVOICE: 'Fakturadato', CREDIT_NOTE: 'Dato' } satisfies Readonly<Record<InvoiceKind, string>>,
  due: 'Forfallsdato',
  buyerReference: 'Deres referanse',
  buyerNumber: 'Deres org.nr.',
  kid: 'KID',
  account: 'Kontonummer',
  sums: { INVOICE: 'Å betale', CREDIT_NOTE: 'Til gode' } satisfies Readonly<Record<InvoiceKind, string>>,
  columns: { description: 'Beskrivelse', quantity: 'Antall', price: 'Pris', vat: 'Mva', amount: 'Beløp' },
  amountsIncludeVat: 'Alle beløp er i norske kroner (NOK) og inkluderer merverdiavgift.',
  vat: { heading: 'Merverdiavgift', rate: 'Sats', net: 'Grunnlag', vat: 'Mva', gross: 'Sum' },
  printFile: (id: number, documents: number) =>
    `Utskriftsfil ${id}: ${documents} ${documents === 1 ? 'faktura' : 'fakturaer'}`,
  page: (page: number, pages: number) => `Side ${page} av ${pages}`,
} as const
