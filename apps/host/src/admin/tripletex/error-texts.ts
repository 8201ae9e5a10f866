import type { AccountingError, TaskCause } from '@delebil/core-api/admin'

/** Who can mend it. */
const people = { leader: 'Daglig leder', books: 'Regnskap', nobody: 'Ingen, vent' } as const

/** What a button of a cause does. */
export type CauseAct =
  | 'open'
  | 'configure'
  | 'product'
  | 'use-customers'
  | 'use-products'
  | 'use-orders'
  | 'print'
  | 'email'

type CauseText = {
  readonly title: string
  readonly help: string
  readonly who: keyof typeof people
  readonly act?: CauseAct
}

const causes = {
  'bank-account': {
    title: 'Klubben mangler bankkonto i Tripletex',
    help: 'Legg inn kontoen for faktura igjen, så går de av seg selv når du prøver på nytt.',
    who: 'leader',
    act: 'open',
  },
  'period-closed': {
    title: 'Perioden er låst i Tripletex',
    help: 'Lås opp måneden der, eller krediter og fakturer på en dag som er åpen.',
    who: 'books',
    act: 'open',
  },
  'no-rights': {
    title: 'Nøkkelen mangler rettigheter',
    help: 'Gi den tilgang til faktura, kunder, produkter og regnskap i Tripletex.',
    who: 'leader',
    act: 'open',
  },
  'vat-invalid': {
    title: 'MVA-koden er ikke lov på kontoen',
    help: 'Velg en konto som tar koden, på produktet eller i oppsettet.',
    who: 'books',
    act: 'product',
  },
  'vat-unknown': {
    title: 'MVA-koden finnes ikke i Tripletex',
    help: 'Skriv i oppsettet hva koden heter der.',
    who: 'books',
    act: 'configure',
  },
  'line-vat': {
    title: 'Tripletex fører en linje med en annen MVA-kode',
    help: 'Produktet har sin egen kode der, og den går foran. Rett produktet i Tripletex.',
    who: 'books',
    act: 'open',
  },
  'account-unknown': {
    title: 'Kontoen finnes ikke i Tripletex',
    help: 'Skriv i oppsettet hva kontoen heter der.',
    who: 'books',
    act: 'configure',
  },
  'product-vat': {
    title: 'Produktet har en annen MVA-kode i Tripletex',
    help: 'Tripletex bruker sin egen. Rett den der, eller skriv i oppsettet hvilket produkt det er.',
    who: 'books',
    act: 'configure',
  },
  'product-inactive': {
    title: 'Produktet er ute av bruk i Tripletex',
    help: 'Ta det i bruk igjen der.',
    who: 'books',
    act: 'open',
  },
  'product-taken': {
    title: 'Produktnummeret er tatt',
    help: 'Et produkt finnes med samme nummer. Bruk det?',
    who: 'books',
    act: 'use-products',
  },
  'product-gone': {
    title: 'Produktet er borte i Tripletex',
    help: 'Det lages på nytt når du prøver igjen.',
    who: 'books',
  },
  'customer-taken': {
    title: 'Kundenummeret er tatt',
    help: 'Noen finnes med samme nummer i Tripletex. Bruk dem?',
    who: 'books',
    act: 'use-customers',
  },
  'customer-inactive': {
    title: 'Kunden er ute av bruk i Tripletex',
    help: 'Ta kunden i bruk igjen der.',
    who: 'books',
    act: 'open',
  },
  'customer-gone': {
    title: 'Kunden er borte i Tripletex',
    help: 'Den lages på nytt når du prøver igjen.',
    who: 'books',
  },
  'no-email': {
    title: 'Kunden har ikke e-post',
    help: 'Faktura på e-post krever adresse. Send som brev denne gangen, eller spør medlemmet.',
    who: 'books',
    act: 'print',
  },
  'bad-email': {
    title: 'Tripletex tar ikke e-postadressen',
    help: 'Bare bokstavene a til z, tall og . _ + - er lov foran @ der. Send som brev denne gangen, eller spør medlemmet.',
    who: 'books',
    act: 'print',
  },
  'no-ehf': {
    title: 'Kunden kan ikke motta EHF',
    help: 'Send på e-post denne gangen, eller rett organisasjonsnummeret på medlemskapet.',
    who: 'books',
    act: 'email',
  },
  'order-taken': {
    title: 'Ordrenummeret er tatt',
    help: 'En ordre finnes med samme nummer. Bruk den?',
    who: 'books',
    act: 'use-orders',
  },
  'order-differs': {
    title: 'Ordren i Tripletex er en annen enn vår',
    help: 'Noen har endret den. Rett den der, så kontrolleres den på øret når du prøver igjen.',
    who: 'books',
    act: 'open',
  },
  'order-closed': {
    title: 'Ordren er lukket i Tripletex, uten faktura',
    help: 'Åpne den der, eller merk fakturaen som ført.',
    who: 'books',
    act: 'open',
  },
  'order-gone': { title: 'Ordren er borte i Tripletex', help: 'Den lages på nytt når du prøver igjen.', who: 'books' },
  'invoice-differs': {
    title: 'Fakturaen i Tripletex har et annet beløp',
    help: 'Den er ikke sendt. Krediter den der, og merk vår som ført.',
    who: 'books',
    act: 'open',
  },
  'invoice-credited': {
    title: 'Fakturaen er kreditert på en annen måte i Tripletex',
    help: 'Se på den der, og merk kreditnotaen som ført.',
    who: 'books',
    act: 'open',
  },
  'invoice-gone': {
    title: 'Fakturaen er borte i Tripletex',
    help: 'Se etter den der, og merk vår som ført.',
    who: 'books',
    act: 'open',
  },
  stale: { title: 'Noen endret det samme i Tripletex', help: 'Prøv igjen når de er ferdige.', who: 'books' },
  refused: { title: 'Tripletex sa nei', help: 'Se hva som ble sendt og hva som kom tilbake.', who: 'books' },
} as const satisfies Readonly<Record<TaskCause, CauseText>>

/** Norwegian texts of what has not come through to Tripletex. */
export const errorTexts = {
  heading: 'Tripletex-feil',
  lead: (causeCount: number, held: number, total: number, waiting: number) => {
    if (total === 0) return 'Ingen fakturaer er på vei til Tripletex'
    if (held > 0)
      return `${causeCount} ${causeCount === 1 ? 'årsak' : 'årsaker'} · ${held} av ${total} fakturaer venter`
    if (waiting > 0) return 'Ingenting står fast'
    return total === 1 ? 'Fakturaen er ført' : `Alle ${total} fakturaer er ført`
  },
  queued: (count: number) => `${count} er i kø`,
  none: 'Ingenting har stoppet.',
  empty: 'Ingen her.',
  views: {
    causes: 'Etter årsak',
    held: 'Hver for seg',
    unknown: 'Uvisst svar',
    paused: 'Satt på pause',
    marked: 'Merket som ført',
  },
  viewsLabel: 'Utsnitt',
  cause: (cause: TaskCause): CauseText => causes[cause],
  people,
  unknown: { title: 'Uvisst svar, vi leser etter', help: 'Svaret ble borte. Vi sender aldri på nytt før vi vet.' },
  paused: { title: 'Satt på pause', help: 'De sendes ikke før noen starter dem.' },
  count: (count: number) => `${count} stk.`,
  said: (text: string) => `Tripletex svarte ${text.replace(/\.$/, '')}`,
  nextAt: (at: string) => `Leser igjen ${at}.`,
  synced: (count: number) => `${count} er ført og lest tilbake. Alle likt på øret.`,
  acts: {
    open: 'Åpne i Tripletex',
    configure: 'Åpne oppsettet',
    product: 'Åpne produktene',
    'use-customers': 'Bruk dem som finnes',
    'use-products': 'Bruk dem som finnes',
    'use-orders': 'Bruk dem som finnes',
    print: 'Bytt til utskrift',
    email: 'Bytt til e-post',
  } satisfies Readonly<Record<CauseAct, string>>,
  pauseAll: 'Ta pause',
  startAll: 'Start igjen',
  tryAll: 'Prøv alt igjen',
  again: 'Prøv igjen',
  look: 'Les nå',
  start: 'Start',
  show: (count: number) => `Vis ${count}`,
  hide: 'Skjul',
  details: 'Detaljer',
  order: 'Ordre',
  invoice: 'Faktura',
  to: 'Til',
  method: 'Måte',
  amount: 'Kroner',
  step: 'Steg',
  got: 'Vi fikk',
  sent: 'Vi sendte',
  nothingSent: 'Ingenting er sendt ennå.',
  nothingGot: 'Ingenting kom tilbake: vi stoppet selv.',
  steps: {
    CUSTOMER: 'Kunde',
    PRODUCT: 'Produkt',
    ORDER: 'Ordre',
    INVOICE: 'Faktura',
    CREDIT_NOTE: 'Kreditnota',
    SENDING: 'Sending',
  } satisfies Readonly<Record<AccountingError['step'], string>>,
  pausedAll: (at: string) => `Ingenting sendes. Satt på pause ${at}`,
  pausedWhy: (why: string, by: string | null): string => {
    if (why === 'bad-token') return 'Tripletex godtar ikke nøkkelen. Lag en ny, lim den inn i oppsettet og start igjen.'
    if (why === 'unreadable') return 'Nøkkelen kan ikke leses. Lim den inn på nytt i oppsettet og start igjen.'
    return by === null ? why : `${by}: ${why}`
  },
  pause: 'Sett på pause',
  mark: 'Merk som ført …',
  markHeading: 'Merk som ført',
  foreignNumber: 'Fakturanummer i Tripletex',
  why: 'Hvorfor?',
  remove: 'Slett …',
  removeHeading: 'Send den aldri til Tripletex',
  removeText: 'Vi leser først etter den i Tripletex. Finnes noe av den der, slettes den ikke.',
  removed: 'Slettet',
  toPrint: 'Bytt til utskrift',
  toEmail: 'Bytt til e-post',
  getNumber: 'Hent nummer',
  did: (count: number) =>
    count === 0 ? 'Ingenting å gjøre' : `${count} ${count === 1 ? 'faktura' : 'fakturaer'} settes i gang`,
  found: (found: number, missing: number) => `${found} funnet, ${missing} finnes ikke`,
  marked: 'Merket som ført',
  pausedToast: 'Satt på pause',
  startedToast: 'Startet',
} as const
