import { SEATS_MAX } from '@delebil/validation'
import { formatKilometers } from '@delebil/validation/text'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Texts of the search: where, when and how far. */
export const searchTexts = {
  label: 'Søk etter bil',
  where: 'Hvor',
  when: 'Når',
  howFar: 'Hvor langt',
  today: 'I dag',
  tomorrow: 'I morgen',
  now: 'Nå',
  tonight: 'I kveld',
  weekend: (days: string) => `I helga ${days}`,
  quickTimes: 'Vanlige tider',
  firstDay: 'Første dag',
  lastDay: 'Siste dag',
  whichDay: 'Dagen du velger i kalenderen',
  fromDay: (day: string) => `Fra ${day}`,
  toDay: (day: string) => `Til ${day}`,
  length: (length: string, isOneDay: boolean) => `${length}${isOneDay ? ', samme dag' : ''}. Minst én time.`,
  nowUntil: (end: string) => `Nå til ${end}`,
  unknownDistance: 'Vet ikke',
  close: 'Lukk',
  done: 'Ferdig',
  show: (free: number | undefined) => {
    if (free === undefined) return 'Vis biler'
    return free === 0 ? 'Ingen ledige biler' : `Vis ${plural(free, 'ledig bil', 'ledige biler')}`
  },
  back: 'Tilbake',
  kilometers: 'Omtrent hvor langt skal du kjøre?',
  quickDistances: 'Vanlige lengder',
  withKilometers: (kilometers: number) =>
    `Prisene regner med ${formatKilometers(kilometers)} i alt. Du betaler for det du kjører.`,
  withoutKilometers:
    'Prisene viser leien og prisen per kilometer hver for seg, til du sier omtrent hvor langt du skal.',

  filters: {
    heading: 'Valg',
    button: 'VALG',
    chips: 'Filtre',
    reset: 'Nullstill',
    bodyType: 'Biltype',
    seats: 'Antall seter',
    allSeats: 'Alle',
    seatsFrom: (from: number) => `${from}+`,
    activeSeats: (from: number, to: number) => {
      if (from === to) return `${from} seter`
      return to === SEATS_MAX ? `${from}+ seter` : `${from}–${to} seter`
    },
    onlyAvailable: 'Bare ledige',
    onlyAvailableCars: 'Bare ledige biler',
    onlyAvailableNote: 'Skjuler biler som er opptatt hele tiden',
    electric: 'Elektrisk',
    sevenSeats: '7 seter',
    show: (count: number | undefined) => {
      if (count === undefined) return 'Vis biler'
      return count === 0 ? 'Ingen biler passer' : `Vis ${plural(count, 'bil', 'biler')}`
    },
  },
} as const
