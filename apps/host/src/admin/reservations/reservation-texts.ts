import { adminResources } from '@delebil/core-api/admin'

/** What the form of a new reservation says. */
export const reservationTexts = {
  who: 'Hvem',
  what: 'Bil og tid',
  shortMoments: 'Tider kan skrives kort: «26 0630», «i morgen 8», og «+4» for fire timer etter starten.',
  membershipsFound: (count: number) => {
    if (count === 0) return 'Personen har ikke noe medlemskap å reservere på.'
    return count === 1 ? undefined : `Personen kan reservere på ${count} medlemskap.`
  },
  list: {
    late: 'Ikke levert',
    look: 'Må ses på',
    kilometers: 'Kilometer mangler',
    noPerson: 'Uten sjåfør',
    follow: 'Må følges opp',
    out: (count: number) => `Ute nå · ${count}`,
    now: (time: string, out: number, ahead: number | undefined) =>
      `Nå ${time} · ${out} ute${ahead === undefined ? '' : `, ${ahead} skal ut`}`,
    over: 'Over',
  },
  quote: {
    heading: 'Pris og hindringer',
    price: 'Pris',
    incomplete: 'Velg bil, start og slutt, så ser du prisen og om noe står i veien.',
    unknown: 'Fikk ikke regnet ut prisen.',
    mayOverride: 'Du kan opprette reservasjonen likevel når du sier hvorfor.',
    takenBy: (person: string | null, start: string, end: string) => `${person ?? 'Sperret'}, ${start} – ${end}`,
  },
} as const

/** What the page of a reservation says. */
export const recordTexts = {
  who: 'Hvem',
  car: 'Bil',
  when: 'Når',
  price: 'Pris',
  nobody: 'Uten navn',
  membership: 'Medlemskap',
  started: (at: string) => `Startet ${at}`,
  ended: (at: string) => `Avsluttet ${at}`,
  upTo: (at: string) => `Kan forlenges til ${at}`,
  stages: { booking: 'Avtalt', end: 'Totalt', cancel: 'Gebyr' },
  stageNotes: {
    booking: 'Avtalt, uten kilometer som kommer til',
    end: 'Regnet ut da turen ble avsluttet',
    cancel: 'Regnet ut da den ble avbestilt',
  },
  noPrice: 'Ingen pris er regnet ut',
  tariff: (name: string) => `Takst ${name}`,
  explain: 'Forklar prisen',
  priceLines: 'Pris, linje for linje',
  what: 'Hva',
  count: 'Antall',
  rate: 'Sats',
  sum: 'Sum',
  vat: (amount: string) => `herav mva ${amount}`,
  look: 'Må ses på',
  reasons: {
    LATE: 'Bilen er ikke levert i tide.',
    DAMAGE: 'Sjåføren sa at bilen ble skadet.',
    KILOMETERS: 'Ingen vet hvor langt turen gikk.',
    ASKED: 'Noen må se på den.',
  },
  asked: (who: string | null, at: string) => `${who ?? 'Klubben'}, ${at}`,
  around: 'Rundt denne',
  whereabouts: 'Hvor bilen er',
  belongs: (place: string) => `Hører til på ${place}.`,
  carAt: (plate: string, at: string) => `${plate} var her ${at}`,
  before: 'Før',
  after: 'Etter',
  nobodyElse: 'Ingen andre har bilen',
  blocked: 'Sperret',
  drivers: 'Sjåfører',
  unapproved: 'førerkortet er ikke godkjent',
  follows: 'Følges opp av',
  nobodyFollows: 'Ingen ennå',
  happened: 'Det som har skjedd',
  show: 'Vis',
  kinds: { all: 'Alt', car: 'Bil', change: 'Endringer', message: 'Meldinger' },
  noneOfKind: 'Ingenting av dette.',
  wrote: (text: string) => `«${text}»`,
  pictures: (count: number) => (count === 1 ? 'Ett bilde' : `${count} bilder`),
  takenBy: (car: string, who: string, when: string) => `${car} er opptatt: ${who}, ${when}`,
  goToEnd: 'Gå til Slutt',
  goToCar: 'Gå til Bil',
  freeNear: 'Ledige biler i nærheten',
  noFreeNear: 'Ingen av bilene i nærheten er ledige da.',
  takenCar: (period: string) => `Opptatt ${period}`,
  carHelp: 'Nummer, skilt, modell eller plass',
  ownCar: 'Bilen den har nå',
} as const

/** What was done to a reservation, by members and staff. */
export const changeTexts: Readonly<Record<string, string>> = {
  created: 'Reservert',
  started: 'Turen begynte',
  extended: 'Forlenget',
  ended: 'Turen ble avsluttet',
  canceled: 'Avbestilt',
  'car-changed': 'Byttet bil',
  'drivers-changed': 'Sjåførene endret',
  'note-changed': 'Notatet endret',
  'damage-reported': 'Skade meldt',
  'changed-by-staff': 'Endret av klubben',
  voided: 'Annullert',
  reviewed: 'Sett på',
  'review-asked': 'Satt på arbeidslisten',
  'handed-over': 'Gitt videre',
  postponed: 'Utsatt',
  reopened: 'Tatt opp igjen',
  moved: 'Flyttet',
  'odometer-reported': 'Kilometerstand ført av sjåføren',
  'kilometers-corrected': 'Kilometer rettet',
}

type Changes = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

/** What became of a reservation's time, in words; `say` reads a moment. */
export const describeChanges = (changes: Changes, say: (moment: string) => string): readonly string[] =>
  (['start', 'end'] as const).flatMap((name) => {
    const { from, to } = changes[name] ?? {}
    if (typeof from !== 'string' || typeof to !== 'string') return []
    return [`${adminResources.reservations.fields[name].label}: ${say(from)} → ${say(to)}`]
  })
