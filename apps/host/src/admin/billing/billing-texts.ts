/** How an amount that is to be billed came to be. */
export const billingTexts = {
  search: 'Medlemskap, fører eller reservasjonsnummer',
  explanation: 'Slik ble beløpet til',
  amount: 'Beløp',
  vat: 'MVA',
  source: 'Kilde',
  delivery: 'Levering',
  payer: 'Betales av',
  driver: (name: string) => `Fører: ${name}`,
  vatReason: (percent: string, code: string, net: string) => `${percent} % av ${net}, MVA-kode ${code}`,
  noVat: (code: string) => `Uten MVA, kode ${code}`,
  rule: (name: string, from: string) => `Takst ${name}, gjelder fra ${from}`,
  trip: (number: number) => `Reservasjon ${number}`,
  reversal: (id: number) => `Tar tilbake linje ${id}`,
  deviations: {
    TRIP_REVIEW: 'Turen er merket for gjennomgang. Se på den før linjen faktureres.',
    OVERDUE: 'Levert for mer enn en måned siden. Bokføringsreglene vil ha den fakturert nå.',
    NOTHING: 'Linjen er på 0 kr og sier ingenting på en faktura.',
  },
} as const
