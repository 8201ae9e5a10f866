/** Every word on an invoice as PDF. */
export const pdfTexts = {
  organizationNumber: (number: string) => `Org.nr. ${number} MVA`,
  invoice: 'Faktura',
  credited: 'Kreditert',
  number: 'Fakturanummer',
  date: 'Fakturadato',
  due: 'Forfallsdato',
  kid: 'KID',
  account: 'Kontonummer',
  toPay: 'Å betale',
  columns: { description: 'Beskrivelse', quantity: 'Antall', price: 'Pris', vat: 'Mva', amount: 'Beløp' },
  amountsIncludeVat: 'Alle beløp er i norske kroner og inkluderer merverdiavgift.',
  vat: { heading: 'Merverdiavgift', rate: 'Sats', net: 'Grunnlag', vat: 'Mva', gross: 'Sum' },
  trip: (number: number, carNumber: number, period: string) => `Reservasjon ${number} · bil ${carNumber} · ${period}`,
  page: (page: number, pages: number) => `Side ${page} av ${pages}`,
} as const
