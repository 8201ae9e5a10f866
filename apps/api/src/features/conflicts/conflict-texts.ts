import { carCategories } from '@delebil/core-api/admin'
import type { Battery, Period } from '@delebil/validation'
import { formatDateTime, formatDistance, formatNok, formatPeriod } from '@delebil/validation/text'
import type { Difference, PlacedCar } from './placing.ts'
import type { AffectedReservation } from './stores/conflicts.ts'

type NamedCar = PlacedCar & { readonly licensePlate: string; readonly model: string; readonly location: string }

const className = (category: string): string =>
  (carCategories as Readonly<Record<string, string>>)[category] ?? category

const someone = (person: string | null): string => person ?? 'et medlem'

/** Why a reservation is affected, in one sentence. */
export const whyText = (row: AffectedReservation): string => {
  const { reason, otherEnd, otherNumber, otherPerson, newLocation, note } = row
  if (reason === 'CAR_LATE') {
    return `Bilen skulle vært levert ${otherEnd ? formatDateTime(otherEnd) : ''} av ${someone(otherPerson)} (reservasjon ${otherNumber}), og er ikke kommet tilbake.`
  }
  if (reason === 'CAR_MOVED') return `Bilen er plassert på ${newLocation} når turen begynner.`
  const said = note === null ? '.' : `: ${note}`
  return reason === 'CAR_DAMAGED' ? `Bilen er skadet og kan ikke brukes${said}` : `Bilen er tatt ut av bruk${said}`
}

const priceText = (ore: number): string => {
  if (ore === 0) return 'Samme pris'
  return ore > 0 ? `${formatNok(ore)} dyrere for medlemmet` : `${formatNok(-ore)} billigere`
}

const seatsText = ({ seats: more }: Difference, seats: number): string => {
  if (more === 0) return `Like mange seter (${seats})`
  return more > 0 ? `${seats} seter, ${more} flere` : `${seats} seter, ${-more} færre`
}

const placeText = ({ isSamePlace, isSameClass, metres }: Difference, from: NamedCar, to: NamedCar): string => {
  const place = isSamePlace ? 'Samme plass' : `${formatDistance(metres)} unna, på ${to.location}`
  if (isSameClass) {
    return `${place}${isSamePlace ? ' og samme klasse' : ', samme klasse'} (${className(to.category).toLowerCase()})`
  }
  return `${place}, men ${className(to.category).toLowerCase()} i stedet for ${className(from.category).toLowerCase()}`
}

const chargeText = ({ percent, kilometers }: Battery, isShort: boolean): string => {
  const far = kilometers === null ? '' : `, ${kilometers} km`
  return isShort ? `Må lades før turen: ${percent} % strøm nå${far}` : `${percent} % strøm nå${far}`
}

/** What speaks for another car and against it, a line each. */
export const carReasons = (
  difference: Difference,
  from: NamedCar,
  to: NamedCar,
  nameOf: (property: string) => string,
): string[] => {
  const { missing, ore, isBatteryShort } = difference
  const range =
    to.rangeKilometers !== null && from.rangeKilometers !== null && to.rangeKilometers !== from.rangeKilometers
  return [
    placeText(difference, from, to),
    priceText(ore),
    seatsText(difference, to.seats),
    ...(missing.length > 0 ? [`Har ikke: ${missing.map(nameOf).join(', ').toLowerCase()}`] : []),
    ...(range ? [`Rekkevidde ${to.rangeKilometers} km, mot ${from.rangeKilometers} km`] : []),
    ...(to.charge ? [chargeText(to.charge, isBatteryShort)] : []),
  ]
}

export const carName = ({ model, licensePlate }: Pick<NamedCar, 'model' | 'licensePlate'>): string =>
  `${model} ${licensePlate}`

const shiftText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const length = [hours > 0 ? `${hours} t` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
  return `${length} ${minutes > 0 ? 'senere' : 'tidligere'}`
}

/** What each resolution is called. */
export const resolutionTitles = {
  car: (car: NamedCar) => `Flytt til ${carName(car)}`,
  time: (minutes: number, car: NamedCar | undefined) =>
    car ? `Start ${shiftText(minutes)}, i ${carName(car)}` : `Start ${shiftText(minutes)}, samme bil`,
  chain: (car: NamedCar) => `Bytt om, og flytt til ${carName(car)}`,
  keep: (location: string) => `Behold bilen, på ${location}`,
  'wait-list': 'Sett på venteliste, uten gebyr',
  cancel: 'Avbestill uten gebyr',
} as const

export const resolutionReasons = {
  late: 'Bilen er ikke levert ennå: ring den som har den',
  walk: (metres: number) => `Medlemmet går ${formatDistance(metres)} lenger`,
  sameCar: 'Samme bil og samme pris',
  moved: (number: number, car: NamedCar) => `Reservasjon ${number} flyttes til ${carName(car)}, like bra og i nærheten`,
  waits: (location: string) => `Medlemmet får tilbud når en bil blir ledig nær ${location}`,
  hasNoCar: 'Medlemmet står uten bil til da',
  lastResort: 'Siste utvei: medlemmet står uten bil',
  unpaid: (ore: number) => `${formatNok(ore)} betales ikke`,
} as const

type Greeted = { readonly person: string | null; readonly org: string }

const firstName = (person: string | null): string => person?.split(' ')[0] ?? ''

const letter = ({ person, org }: Greeted, ...sentences: readonly string[]): string =>
  [`Hei${firstName(person) ? ` ${firstName(person)}` : ''}!`, ...sentences, `Hilsen ${org}`]
    .filter((sentence) => sentence !== '')
    .join(' ')
    // Letters that would make a text message twice as long.
    .replaceAll('\u00a0', ' ')
    .replaceAll('–', '-')

const costText = (ore: number): string => {
  if (ore === 0) return 'Prisen er den samme.'
  return ore > 0 ? `Den koster ${formatNok(ore)} mer.` : `Den koster ${formatNok(-ore)} mindre.`
}

const reply = 'Svar på meldingen i appen om det ikke passer.'

/** Drafts of what members are told. */
export const drafts = {
  car: (to: Greeted, period: Period, car: NamedCar, ore: number) =>
    letter(
      to,
      `Bilen du har reservert ${formatPeriod(period)} kan ikke brukes.`,
      `Du har fått ${carName(car)} på ${car.location} i stedet, til samme tid.`,
      costText(ore),
      reply,
    ),
  time: (to: Greeted, period: Period, next: Period, car: NamedCar) =>
    letter(
      to,
      `Bilen du har reservert ${formatPeriod(period)} er ikke klar i tide.`,
      `Reservasjonen er flyttet til ${formatPeriod(next)}, med ${carName(car)} på ${car.location}.`,
      reply,
    ),
  swapped: (to: Greeted, period: Period, car: NamedCar) =>
    letter(
      to,
      `For å hjelpe et annet medlem har vi gitt deg en like god bil ${formatPeriod(period)}: ${carName(car)} på ${car.location}.`,
      'Du betaler ikke mer.',
      reply,
    ),
  keep: (to: Greeted, period: Period, car: Pick<NamedCar, 'model' | 'licensePlate'>, location: string) =>
    letter(
      to,
      `Bilen du har reservert ${formatPeriod(period)}, ${carName(car)}, står på ${location} når du skal hente den.`,
      reply,
    ),
  'wait-list': (to: Greeted, period: Period) =>
    letter(
      to,
      `Bilen du har reservert ${formatPeriod(period)} kan ikke brukes, og ingen andre er ledige.`,
      'Reservasjonen er avbestilt uten gebyr, og du står på ventelisten: vi sier fra når en bil blir ledig.',
    ),
  cancel: (to: Greeted, period: Period) =>
    letter(
      to,
      `Bilen du har reservert ${formatPeriod(period)} kan ikke brukes, og vi har ingen annen å tilby.`,
      'Reservasjonen er avbestilt, og du betaler ingenting.',
    ),
  undone: (to: Greeted, period: Period, car: Pick<NamedCar, 'model' | 'licensePlate'>, location: string) =>
    letter(
      to,
      `Den forrige meldingen gjelder ikke lenger. Reservasjonen din er som før: ${carName(car)} på ${location}, ${formatPeriod(period)}.`,
    ),
} as const
