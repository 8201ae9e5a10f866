import { ASK_AGAIN_DAYS } from '@delebil/core-api/admin'
import { formatCount } from '@delebil/validation/text'

/** How an amount that is to be billed came to be. */
export const billingTexts = {
  heading: 'Fakturagrunnlag',
  none: 'Ingenting å fakturere ennå.',
  what: 'Hva',
  state: 'Status',
  action: 'Handling',
  held: 'Holdt',
  why: 'Hvorfor?',
  whyOf: (line: string) => `Hvorfor? ${line}`,
  search: 'Medlemskap, fører, bil eller tekst',
  explanation: 'Slik ble beløpet til',
  amount: 'Beløp',
  vat: 'MVA',
  source: 'Kilde',
  delivery: 'Levering',
  payer: 'Betales av',
  driver: (name: string) => `Fører: ${name}`,
  trip: (number: number) => `Reservasjon ${number}`,
  reversal: (id: number) => `Tar tilbake linje ${id}`,
  rightAmount: 'Riktig beløp',
  correct: 'Rett',
  corrected: 'Linjen er rettet. Den riktige kommer på neste faktura',
  propose: 'Foreslå retting',
  proposed: 'Linjen er holdt til noen har svart på forslaget',
  answer: 'Svar',
  answerText: 'Svar',
  answered: 'Svaret er sendt, og linjen er åpen igjen',
  correction: (id: number) => `Retter linje ${id}`,
  createInvoice: 'Lag faktura for turen',
  createInvoiceQuestion:
    'Det blir et utkast med bare denne reservasjonen. Det får nummer og sendes når det er godkjent.',
  invoiceCreated: 'Utkastet ligger under Send fakturaer',
  resendInvoice: 'Send fakturaen på nytt',
  resendInvoiceQuestion: 'Fakturaen går til den som står på medlemskapet nå.',
  invoiceResent: 'Fakturaen er i kø for sending',
  disputes: 'Stemmer ikke',
  noDisputes: 'Ingen har sagt fra om linjen.',
  raisedAt: 'Sagt fra',
  said: 'Hva stemmer ikke',
  shouldBe: (amount: string) => `Skulle vært ${amount}`,
  answerOf: 'Svar fra klubben',
  outcomes: { KEPT: 'Linjen står', CORRECTED: 'Rettet' },
  due: (day: string) => `Svar innen ${day}`,
  overview: 'Frister og mangler',
  startRun: 'Start kjøring',
  month: (name: string) => `${name} må være fakturert`,
  olderMonths: (months: number) => `${months} eldre måneder må være fakturert`,
  by: (day: string) => `innen ${day}`,
  daysLeft: (days: number) =>
    days < 0
      ? `${-days} ${days === -1 ? 'dag' : 'dager'} over fristen`
      : days === 0
        ? 'i dag'
        : `${days} ${days === 1 ? 'dag' : 'dager'} igjen`,
  linesOf: (lines: number, amount: string) => `${formatCount(lines)} ${lines === 1 ? 'linje' : 'linjer'}, ${amount}`,
  missing: {
    NO_END: ['tur uten slutt', 'turer uten slutt'],
    NO_ODOMETER: ['tur uten kilometerstand', 'turer uten kilometerstand'],
    NO_MONTHLY_FEE: ['medlemskap mangler månedsavgift', 'medlemskap mangler månedsavgift'],
  },
  missingText: 'Ikke på noen linje',
  lacking: (count: number, toAsk: number) =>
    `${count} medlemskap mangler noe vi må ha for å sende faktura. ${toAsk === 0 ? 'Alle er' : `${toAsk} er ikke`} spurt de siste ${ASK_AGAIN_DAYS} dagene.`,
  ask: 'Spør alle som mangler',
  askQuestion: 'Spørre hvem som får faktura?',
  askText: (count: number) =>
    `Eierne av ${count} medlemskap får en e-post med en lenke der de fyller ut det som mangler.`,
  asked: (count: number, left: number) =>
    count === 0
      ? 'Alle er spurt allerede'
      : `Spurte eierne av ${count} medlemskap på e-post${left > 0 ? `. ${left} står igjen` : ''}`,
  deviations: {
    DISPUTED: 'Noen sier at linjen ikke stemmer. Den er holdt til den er besvart.',
    TOO_FAR: 'Bilen kan ikke ha kjørt så langt på så kort tid. Se på kilometerstanden før linjen faktureres.',
    TRIP_REVIEW: 'Turen er merket for gjennomgang. Se på den før linjen faktureres.',
    OVERDUE: 'Levert for mer enn en måned siden. Bokføringsreglene vil ha den fakturert nå.',
    NOTHING: 'Linjen er på 0 kr og sier ingenting på en faktura.',
  },
} as const
