import { expenseStateText, formatNok } from '@delebil/validation/text'

/** Sending a receipt for what was paid on a trip. */
export const expenseTexts = {
  lead: 'Ta bilde av kvitteringen. Klubben ser på den, og trekker beløpet fra neste faktura eller betaler det ut.',
  kind: 'Hva har du betalt for?',
  amount: 'Beløp i kroner',
  quantity: { FUEL: 'Liter', CHARGING: 'kWh' },
  fuel: 'Hva fylte du?',
  day: 'Dato på kvitteringen',
  time: 'Klokkeslett på kvitteringen',
  timeHelp: 'For eksempel 14:05',
  station: 'Sted',
  stationHelp: 'For eksempel Circle K Danmarks plass',
  note: 'Noe klubben bør vite?',
  picture: 'Vi trenger ett bilde av kvitteringen.',
  onePicture: 'Send ett bilde om gangen. Har du flere kvitteringer, så send dem hver for seg.',
  time_: 'Skriv klokkeslettet som 14:05.',
  figure: 'Skriv et tall, for eksempel 42,5.',
  deviates: 'Noe stemmer ikke med turen',
  accept: 'Det er riktig likevel',
  send: 'Send utlegget',
  done: 'Takk! Utlegget er sendt til klubben.',
  tooLate: 'Det er for lenge siden turen var over til å sende utlegg.',
  sent: 'Sendt fra denne turen',
  helpHeading: 'Slik gjør klubben det',
  outcome: (state: keyof typeof expenseStateText, amountOre: number, approvedOre: number | null) =>
    approvedOre === null || approvedOre === amountOre
      ? expenseStateText[state]
      : `${expenseStateText[state]}: ${formatNok(approvedOre)}`,
} as const
