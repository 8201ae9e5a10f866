import type { gatewayKeys } from '@delebil/core-api/admin'

const schedules: Readonly<Record<string, string>> = {
  'accounting-schedule': 'Føring i regnskapet',
  'assignment-schedule': 'Plasseringer som begynner',
  'billing-check-schedule': 'Kontroll av fakturagrunnlaget',
  'bulk-run-schedule': 'Endringer av mange',
  'card-schedule': 'Nøkkelkort til bilene',
  'hold-schedule': 'Biler som holdes av fra ventelisten',
  'import-run-schedule': 'Filimport',
  'invoice-due-schedule': 'Varsel om faktura som forfaller',
  'license-ending-schedule': 'Varsel om førerkort som går ut',
  'monthly-fee-schedule': 'Månedsavgifter',
  'payment-schedule': 'Betalinger som ikke er avsluttet',
  'payments-of-books-schedule': 'Innbetalinger fra regnskapet',
  'reminder-schedule': 'Purringer',
  'sms-schedule': 'SMS',
  'trip-notification-schedule': 'Varsler om turer',
}

const queues: Readonly<Record<string, string>> = {
  mail: 'E-post',
  'password-reset': 'E-post med nytt passord',
  'email-confirmation': 'E-post som bekrefter adressen',
  'membership-invitation': 'Invitasjoner til medlemskap',
  'invoice-delivery': 'Sending av fakturaer',
  'reminder-delivery': 'Sending av purringer',
  'login-link': 'Innloggingslenker',
  push: 'Varsler på telefonen',
  sms: 'SMS',
  accounting: 'Føring i regnskapet',
  'payment-poll': 'Svar på betalinger',
  'wait-list': 'Ventelisten',
  bulk: 'Endringer av mange',
  import: 'Filimport',
  'billing-run': 'Fakturakjøringer',
  'billing-run-drafted': 'Beskjed om utkast til faktura',
  'payments-of-books': 'Innbetalinger fra regnskapet',
  'print-file': 'Filer til utskrift',
  'move-notice': 'Beskjed om flyttede reservasjoner',
  schedule: 'Faste jobber',
  'answer-sent': 'Svar til medlemmer',
}

const gateways: Readonly<Record<(typeof gatewayKeys)[number], string>> = {
  mail: 'E-post',
  sms: 'SMS',
  payment: 'Betaling',
  license: 'Førerkortregisteret',
  cars: 'Bilene',
  accessPoint: 'EHF',
  tripletex: 'Tripletex',
}

const numbers = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 })
const units = ['byte', 'kB', 'MB', 'GB', 'TB']

/** A size in the largest unit of which there is one. */
export function sizeText(bytes: number): string {
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000))))
  return `${numbers.format(bytes / 1000 ** at)} ${units[at]}`
}

/** Norwegian texts of how the machinery is. */
export const healthTexts = {
  heading: 'Slik går det',
  lead: 'For hele nettstedet, på tvers av klubbene. Hvorfor noe mislyktes, står i loggen på serveren.',
  allWell: 'Alt som kjører av seg selv, gikk bra sist.',
  behind: 'Noe har ventet lenge uten å bli gjort.',
  failed: (count: number) => (count === 1 ? 'Én jobb mislyktes sist.' : `${count} jobber mislyktes sist.`),
  schedules: 'Det som kjører av seg selv',
  retention: 'Sletting av det som er gammelt nok',
  name: 'Hva',
  last: 'Sist',
  outcome: 'Resultat',
  wentWell: 'Gikk bra sist',
  took: 'Tok',
  seconds: (milliseconds: number) =>
    milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${numbers.format(milliseconds / 1000)} s`,
  outcomes: { DONE: 'Gikk bra', FAILED: 'Mislyktes', running: 'Kjører' },
  noSchedules: 'Ingenting har kjørt ennå.',
  queues: 'Det som venter på å bli gjort',
  waiting: 'Antall',
  since: 'Eldste ventet fra',
  noQueues: 'Ingenting venter.',
  database: 'Databasen',
  size: (size: string, version: string) => `${size} i PostgreSQL ${version}.`,
  connections: (count: number) => (count === 1 ? 'Én forbindelse er åpen.' : `${count} forbindelser er åpne.`),
  slow: 'Trege spørringer',
  noSlow: 'Ingen spørringer har tatt lang tid siden serveren startet.',
  times: 'Ganger',
  slowest: 'Lengst',
  longest: (seconds: number) => `Spørringen som har holdt på lengst, har brukt ${numbers.format(seconds)} s.`,
  node: (version: string) => `Serveren kjører på Node ${version}.`,
  table: 'Tabell',
  room: 'Plass',
  noTables: 'Det er ingen tabeller.',
  gateways: 'Tjenester utenfor',
  connected: 'Koblet til',
  notConnected: 'Ikke koblet til',
  nameOf: (name: string) => schedules[name] ?? queues[name] ?? name,
  gatewayOf: gateways,
} as const
