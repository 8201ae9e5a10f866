import type { MonthEndKey, MonthReport } from '@delebil/core-api/admin'
import { formatCount, formatDateTime, formatNok, LOCALE } from '@delebil/validation/text'

const format = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** 'oktober 2026' of 'YYYY-MM'. */
const name = (month: string): string => format.format(new Date(`${month}-01T12:00:00Z`))
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())
const series = ({ first, last }: MonthReport['invoices']): string => (first === last ? `${first}` : `${first}–${last}`)
const short = (month: string): string => name(month).split(' ')[0] ?? month

/** Norwegian texts of the month that is closed. */
export const monthEndTexts = {
  heading: 'Månedsslutt',
  name,
  pick: 'Måned',
  before: 'Forrige måned',
  after: 'Neste måned',
  open: 'Åpen',
  running: 'Ikke over',
  closed: 'Lukket',
  left: (count: number, month: string) =>
    count === 0 ? `${capital(short(month))} kan lukkes` : `${formatCount(count)} igjen før ${short(month)} kan lukkes`,
  closedLine: (month: string, at: string, by: string | null) =>
    `${capital(name(month))} ble lukket ${at}${by === null ? '' : ` av ${by}`}`,
  reason: (why: string) => `«${why}»`,
  progress: 'Ferdig av det som skal gjøres',
  deadline: (day: string, daysLeft: number) =>
    daysLeft < 0
      ? `Fristen for å fakturere gikk ut ${day}`
      : daysLeft === 0
        ? 'Siste dag for å fakturere er i dag'
        : `Må være fakturert innen ${day} · ${daysLeft} ${daysLeft === 1 ? 'dag' : 'dager'} igjen`,
  todo: 'Må gjøres',
  done: 'Ferdig',
  nothing: 'Alt er gjort.',
  checked: (at: Date) => `Prøvd ${formatDateTime(at)}`,
  /** What shows that something is done, where the report says it. */
  proof: (key: MonthEndKey, { invoices, creditNotes, placedOre, receivables, journal }: MonthReport): string => {
    const notes = creditNotes.count === 0 ? '' : `, kreditnota ${series(creditNotes)}`
    if (key === 'HOLES') return invoices.count === 0 ? '' : `${series(invoices)}${notes}`
    if (key === 'UNBILLED') return `${formatCount(invoices.count)} fakturaer, ${formatNok(invoices.grossOre)}`
    if (key === 'UNMATCHED') return `${formatNok(placedOre)} er ført`
    if (key === 'BALANCE') return `${formatNok(receivables.closingOre)} begge steder`
    return key === 'ACCOUNTS' ? `${formatCount(journal.vouchers)} bilag` : ''
  },
  needed: 'må gjøres før måneden kan lukkes',
  item: {
    ORDER: 'Tidligere måneder er åpne',
    RUNS: 'Kjøringer som ikke er ferdige',
    ACCOUNTS: 'Produkter uten konto',
    HOLES: 'Hull i fakturanumrene',
    BOOKS: 'Fakturaer som ikke er i Tripletex',
    BALANCE: 'Sum mot reskontroen',
    PROMISES: 'Regler om øret',
    UNBILLED: 'Ikke fakturert',
    HELD: 'Holdte linjer',
    UNENDED: 'Turer uten slutt',
    ODOMETERS: 'Kilometerstand mangler',
    REVIEWS: 'Turer som må ses på',
    UNSENT: 'Fakturaer som ikke kom fram',
    UNMATCHED: 'Innbetalinger uten treff',
    UNPAID: 'Forfalt og ikke betalt',
    EXPENSES: 'Utgifter som venter',
    PAYOUTS: 'Utbetalinger som venter',
  } satisfies Record<MonthEndKey, string>,
  doneItem: {
    ORDER: 'Månedene før er lukket',
    RUNS: 'Kjøringene er ferdige',
    ACCOUNTS: 'Alle linjer har konto',
    HOLES: 'Nummer uten hull',
    BOOKS: 'Alt som skal dit, er i Tripletex',
    BALANCE: 'Reskontroen stemmer',
    PROMISES: 'Alle regler om øret holder',
    UNBILLED: 'Alt er fakturert',
    HELD: 'Ingen linjer er holdt',
    UNENDED: 'Alle turer er avsluttet',
    ODOMETERS: 'Alle kilometer er ført',
    REVIEWS: 'Ingen turer må ses på',
    UNSENT: 'Alle fakturaer kom fram',
    UNMATCHED: 'Alle innbetalinger har treff',
    UNPAID: 'Ingenting er forfalt',
    EXPENSES: 'Ingen utgifter venter',
    PAYOUTS: 'Ingen utbetalinger venter',
  } satisfies Record<MonthEndKey, string>,
  mend: {
    ORDER: 'Gå dit',
    RUNS: 'Gjør ferdig',
    ACCOUNTS: 'Sett konto',
    HOLES: 'Se',
    BOOKS: 'Rett',
    BALANCE: 'Se reskontro',
    PROMISES: 'Se',
    UNBILLED: 'Fakturer',
    HELD: 'Svar',
    UNENDED: 'Se',
    ODOMETERS: 'Før inn',
    REVIEWS: 'Se på',
    UNSENT: 'Send',
    UNMATCHED: 'Finn treff',
    UNPAID: 'Purr',
    EXPENSES: 'Godkjenn',
    PAYOUTS: 'Godkjenn',
  } satisfies Record<MonthEndKey, string>,
  mendOf: (verb: string, what: string) => `${verb}: ${what}`,
  amount: (count: number, ore: number | null) =>
    ore === null ? formatCount(count) : `${formatCount(count)} · ${formatNok(ore)}`,
  some: (of: readonly string[], count: number) => `${of.join(', ')}${count > of.length ? ' …' : ''}`,
  sums: 'Sum mot reskontroen',
  opening: 'Skyldig ved start',
  invoiced: 'Fakturert',
  credited: 'Kreditert',
  placed: 'Innbetalt',
  writtenOff: 'Tap',
  repaid: 'Tilbakebetalt',
  closing: 'Skyldig ved slutt',
  bills: 'Åpne fakturaer og penger til gode',
  difference: 'Forskjell',
  vat: 'Per mva-kode',
  code: 'Kode',
  codeOf: (code: string, percent: number) => (percent === 0 ? `${code} · ingen` : `${code} · ${percent} %`),
  net: 'Grunnlag',
  vatOre: 'Mva',
  lost: (code: string) => `${code} · tap`,
  sum: 'Sum',
  accounts: 'Per konto',
  account: 'Konto',
  noAccount: 'Mangler',
  debit: 'Debet',
  credit: 'Kredit',
  none: 'Ingenting er ført denne måneden.',
  whenClosing: 'Når du lukker',
  promises: [
    'Ingen kan datere noe i måneden. Rettelser kommer i måneden som er åpen.',
    'Rapport per mva-kode og konto, til revisor.',
    'Frosset: regnes den om igjen, blir svaret det samme på øret.',
    'En lukket måned åpnes aldri igjen.',
  ],
  frozen: 'Frosset',
  same: 'Regnet om igjen nå gir måneden det samme på øret.',
  notSame: 'Regnet om igjen nå gir måneden noe annet. Si fra til den som drifter systemet.',
  digest: 'Kontrollsum',
  journalFile: 'Bilag (csv)',
  reportFile: (isClosed: boolean) => (isClosed ? 'Rapport (csv)' : 'Foreløpig rapport (csv)'),
  fileName: (kind: 'journal' | 'report', month: string) =>
    kind === 'journal' ? `bilag-${month}.csv` : `manedsslutt-${month}.csv`,
  close: (month: string) => `Lukk ${short(month)}`,
  closeHeading: (month: string) => `Lukke ${name(month)}?`,
  closeText: 'Det kan ikke angres. Måneden åpnes aldri igjen.',
  leftText: (count: number) => `${formatCount(count)} er ikke gjort. Skriv hvorfor det kan vente.`,
  why: 'Hvorfor lukkes den likevel?',
  isClosedNow: (month: string) => `${capital(name(month))} er lukket`,
  notOver: 'Måneden kan lukkes når den er over.',
  neededFirst: 'Noe må gjøres før måneden kan lukkes.',
} as const
