import type { MappingKind, TripletexConfiguration } from '@delebil/core-api/admin'
import { LOCALE } from '@delebil/validation/text'

const format = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string): string => format.format(new Date(`${month}-01T12:00:00Z`))

const kinds = {
  PRODUCT: 'Produkter',
  VAT: 'MVA-koder',
  ACCOUNT: 'Kontoer',
} as const satisfies Readonly<Record<MappingKind, string>>

const singular = {
  PRODUCT: 'Produkt',
  VAT: 'MVA-kode',
  ACCOUNT: 'Konto',
} as const satisfies Readonly<Record<MappingKind, string>>

const changeText = (name: string, { from, to }: { readonly from: unknown; readonly to: unknown }): string => {
  if (name === 'token') return from ? 'Ny nøkkel' : 'Nøkkel lagt inn'
  if (name === 'integration') return to === 'PAUSED' ? 'Alt satt på pause' : 'Alt startet'
  if (name.startsWith('invoices ') || name.startsWith('cause ')) return 'Fakturaer på vei til Tripletex behandlet'
  const [kind = '', ...own] = name.split(' ')
  return `${singular[kind as MappingKind] ?? kind} ${own.join(' ')}: ${from} → ${to}`
}

/** Norwegian texts of how a club reaches its books in Tripletex. */
export const tripletexTexts = {
  heading: 'Tripletex-oppsett',
  connection: 'Forbindelsen',
  works: (company: string) => `Koblet til ${company}`,
  fails: 'Forbindelsen virker ikke',
  notTried: 'Nøkkelen er ikke prøvd ennå',
  noToken: 'Ingen nøkkel er lagt inn',
  noTokenHelp: 'Lag en nøkkel i Tripletex og lim den inn under.',
  triedAt: (at: string) => `Prøvd ${at}`,
  closedUntil: (day: string) => `Regnskapet er låst til og med ${day}.`,
  nothingClosed: 'Ingen periode er låst.',
  closedMonths: (months: readonly string[]) => `Låst: ${months.map(monthName).join(', ')}.`,
  webhook: 'Varsler fra Tripletex',
  webhookOn: 'Varsler er på.',
  webhookOff: 'Varsler er av. Innbetalinger leses likevel hver natt.',
  webhookStates: {
    ACTIVE: 'Varsler er på.',
    DISABLED: 'Slått av i Tripletex.',
    DISABLED_TOO_MANY_ERRORS: 'Slått av av Tripletex etter for mange feil.',
    DISABLED_RATE_LIMIT_EXCEEDED: 'Slått av av Tripletex fordi det ble for mange varsler.',
    DISABLED_MISUSE: 'Sperret av Tripletex. Ta kontakt med dem.',
  } satisfies Record<TripletexConfiguration['webhook']['subscriptions'][number]['status'], string>,
  calledAt: (at: string) => `Sist varslet ${at}.`,
  neverCalled: 'Aldri varslet ennå.',
  readAt: (at: string) => `Innbetalinger lest ${at}.`,
  neverRead: 'Innbetalinger er ikke lest ennå.',
  subscribe: 'Slå på varsler',
  owner: {
    OWN: 'Delebil gir nummer og KID og sender fakturaene nå. Når forbindelsen virker, kan Tripletex eie dem fra et månedsskifte.',
    TRIPLETEX: 'Tripletex gir nummer og KID og sender fakturaene nå.',
  },
  tryIt: 'Prøv forbindelsen',
  allPlaced: 'Alt det dere fakturerer med, har sin plass i Tripletex.',
  findings: (count: number) =>
    count === 1 ? 'Én ting ville Tripletex ha avvist' : `${count} ting ville Tripletex ha avvist`,
  token: 'Nøkkel fra Tripletex',
  tokenKept: 'En nøkkel er lagret, og vises aldri. Den blir stående til du lagrer en ny.',
  tokenMissing: 'Lag den i Tripletex under Selskap, Integrasjoner. Den lagres kryptert og vises aldri.',
  mappings: 'Hva det heter i Tripletex',
  mappingsHelp: 'Skriv bare om det som heter noe annet der enn her.',
  kinds,
  thereOf: (own: string, name: string) => `${own} ${name}`,
  empty: 'Ingenting faktureres med noe slikt ennå.',
  why: 'Hvorfor?',
  save: 'Lagre',
  saved: 'Oppsettet er lagret',
  history: 'Historikk',
  noHistory: 'Ingen har endret noe ennå.',
  when: 'Når',
  who: 'Hvem',
  what: 'Hva',
  changes: (changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>) =>
    Object.entries(changes)
      .map(([name, change]) => changeText(name, change))
      .join(', '),
} as const
