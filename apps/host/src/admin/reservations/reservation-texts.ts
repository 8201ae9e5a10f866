import { adminResources } from '@delebil/core-api/admin'

/** What the form of a new reservation says. */
export const reservationTexts = {
  who: 'Hvem',
  what: 'Bil og tid',
  membershipsFound: (count: number) => {
    if (count === 0) return 'Personen har ikke noe medlemskap å reservere på.'
    return count === 1 ? undefined : `Personen kan reservere på ${count} medlemskap.`
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
