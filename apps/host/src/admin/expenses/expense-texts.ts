import { formatNok } from '@delebil/validation/text'

const unitOf = { FUEL: 'liter', CHARGING: 'kWh', WASH: '', PARKING: '', OTHER: '' } as const
type Measured = { readonly kind: keyof typeof unitOf; readonly quantity: number | null }

/** Norwegian texts of the page where receipts of members are gone through. */
export const expenseTexts = {
  heading: 'Utgifter',
  one: 'Utlegg',
  search: 'Medlem, reservasjon, skilt eller sted',
  why: (person: string | null, ore: number, what: string, station: string | null) =>
    `${person ?? 'Et tidligere medlem'} har lagt ut ${formatNok(ore)} for ${what.toLowerCase()}${station ? ` på ${station}` : ''}.`,
  odd: 'Avvik',
  deviates: 'Stemmer ikke helt:',
  receipt: (person: string | null) => `Kvitteringen fra ${person ?? 'et tidligere medlem'}`,
  bought: 'Kjøpt',
  trip: 'Turen',
  car: 'Bil',
  amount: 'Mengde',
  toTrip: (number: number) => `Reservasjon ${number}`,
  during: (start: string, end: string) => `${start} til ${end}`,
  quantity: ({ kind, quantity }: Measured) => (quantity === null ? '–' : `${figure(quantity)} ${unitOf[kind]}`),
  unitPrice: (ore: number, { kind, quantity }: Measured) =>
    quantity === null ? '' : `${formatNok(Math.round(ore / quantity))} per ${unitOf[kind]}`,
  holds: (tank: number | null, battery: number | null) =>
    [
      tank === null ? '' : `Tanken tar ${figure(tank)} liter`,
      battery === null ? '' : `Batteriet tar ${figure(battery)} kWh`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  note: (text: string) => `«${text}»`,
  approvedOre: 'Beløp som godkjennes',
  isToOrganization: 'Kvitteringen er stilet til klubben, som trekker fra MVA',
  way: 'Hvordan får medlemmet pengene?',
  ways: { 'create-invoice-line': 'Trekk fra neste faktura', 'pay-out': 'Betal ut' },
  why_: 'Begrunnelse',
  whyHelp: 'Medlemmet leser den. Den trengs når beløpet er et annet enn på kvitteringen, og når utlegget avvises.',
  approve: 'Godkjenn',
  approveNext: 'Godkjenn og neste',
  approved: {
    'create-invoice-line': 'Utlegget trekkes fra neste faktura.',
    'pay-out': 'Utlegget er satt opp til utbetaling.',
  },
  refuse: 'Avvis',
  refuseQuestion: (person: string | null, ore: number) =>
    `Avvise utlegget på ${formatNok(ore)}? ${person ?? 'Medlemmet'} får begrunnelsen på e-post.`,
  refused: 'Utlegget er avvist.',
  payOut: 'Betal ut i stedet',
  payOutQuestion: 'Linjen på neste faktura faller bort, og beløpet settes opp til utbetaling.',
  paidOut: 'Utlegget er satt opp til utbetaling.',
  reopen: 'Ta opp igjen',
  reopenQuestion: 'Utlegget venter da på oss igjen. Har det en linje på neste faktura, faller den bort.',
  reopened: 'Utlegget venter på oss igjen.',
  toAmount: 'Til beløpet',
  decideKey: 'Godkjenn, og gå til neste',
  decided: {
    RECEIVED: '',
    CREDITED: 'Trekkes fra neste faktura',
    PAYOUT: 'Skal betales ut',
    PAID: 'Betalt ut',
    REFUSED: 'Avvist',
  },
  decision: (what: string, ore: number | null) => (ore === null ? what : `${what}: ${formatNok(ore)}`),
  decidedBy: (who: string | null, when: string) => `${who ?? 'Klubben'}, ${when}`,
  inputVat: (ore: number) => `${formatNok(ore)} er inngående MVA.`,
  line: 'Til linjen',
} as const

function figure(value: number): string {
  return String(value).replace('.', ',')
}
