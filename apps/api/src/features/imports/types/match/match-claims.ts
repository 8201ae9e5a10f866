import { osloParts } from '@delebil/validation/time'
import { choose, failed, type Obstacle, type Suggestion } from '../../cells/obstacle.ts'
import type { Importing } from '../import-type.ts'
import { type CarThen, type Claim, listCarsThen, listPlates } from './claims-store.ts'
import { findDrivers, findUses, type Trip, type Use } from './find-use.ts'
import { unknownPlate } from './unknown-car.ts'

/** What somebody answered: of a trip, borne by the club, or refused by it. */
const ofTrip = (trip: Trip): string => `trip:${trip.id}`
export const answers = { deviation: 'deviation', organization: 'organization', rejected: 'rejected' } as const

export type Matched = { readonly trip: Trip; readonly personId: number | null; readonly carId: number }
/** Nobody is to pay it: somebody said that the fleet looks into why the car was out. */
export type Suspicious = { readonly carId: number; readonly why: string }

const two = (part: number): string => String(part).padStart(2, '0')
export const clockText = (at: Date): string => {
  const { hour, minute } = osloParts(at)
  return `${two(hour)}:${two(minute)}`
}
export const dayText = (at: Date): string => {
  const { day, month } = osloParts(at)
  return `${day}.${month}.`
}

const nameOf = ({ person, reservationNumber }: Trip): string => person ?? `reservasjon ${reservationNumber}`
const chargeOf = (trip: Trip): Suggestion => ({ label: `Belast ${nameOf(trip)}`, answer: ofTrip(trip) })
const byOrganization: Suggestion = { label: 'Klubben betaler', answer: answers.organization }

// The claim came after the car had been sold or had lost its plate.
const sold = ({ lastCarNumber, lastUntil }: CarThen): Obstacle | undefined =>
  lastUntil === null
    ? undefined
    : choose(
        'sold',
        `Skiltet ble tatt av bil ${lastCarNumber} den ${dayText(lastUntil)} Krav hører til den som har det nå.`,
        [{ label: 'Avvis kravet', answer: answers.rejected }],
        { field: 'plate' },
      )

const carOf = (
  claim: Claim,
  then: CarThen,
  plates: readonly { plate: string; carNumber: number }[],
): number | Obstacle => {
  const { byPlate, byTag } = then
  if (byPlate !== null && byTag !== null && byPlate !== byTag) {
    return choose(
      'twoPossible',
      'Skiltet og brikken var i hver sin bil.',
      [
        { label: 'Bruk skiltet', cells: { tag: '' } },
        { label: 'Bruk brikken', cells: { plate: '' } },
      ],
      { field: 'tag' },
    )
  }
  return byPlate ?? byTag ?? sold(then) ?? unknownPlate(claim.plate, claim.tag, plates)
}

const obstacleOf = (use: Use, at: Date): Obstacle | undefined => {
  if (use.kind === 'exact') return undefined
  if (use.kind === 'near') {
    const { trip, minutes, isAfter } = use
    const what = isAfter ? `leverte ${clockText(trip.to ?? at)}` : `hentet ${clockText(trip.from)}`
    return choose(
      'nearEnd',
      `${nameOf(trip)} ${what}. Bilen kjørte ${clockText(at)}.`,
      [chargeOf(trip), byOrganization],
      {
        badge: `${minutes} min ${isAfter ? 'etter slutt' : 'før start'}`,
        field: 'time',
      },
    )
  }
  if (use.kind === 'several') {
    return choose('twoPossible', `${use.trips.map(nameOf).join(' eller ')}?`, use.trips.slice(0, 4).map(chargeOf), {
      field: 'time',
    })
  }
  const leave: Suggestion = { label: 'Til avvik', answer: answers.deviation }
  return use.kind === 'staff'
    ? choose('staff', 'Bilen var tatt ut av klubben da: verksted, vask eller flytting.', [byOrganization, leave], {
        field: 'time',
      })
    : choose('nobody', `Ingen hadde bilen ${clockText(at)}. Kjørt utenfor reservasjon?`, [leave, byOrganization], {
        field: 'time',
      })
}

const tripsOf = (use: Use): readonly Trip[] => (use.kind === 'several' ? use.trips : 'trip' in use ? [use.trip] : [])

const passed = (answer: string | null): Obstacle | undefined => {
  if (answer === answers.organization) return { state: 'PASSED', problem: 'set', text: 'Klubben betaler.' }
  if (answer === answers.rejected) return { state: 'PASSED', problem: 'set', text: 'Kravet er avvist.' }
  return undefined
}

type Asked = { readonly row: number; readonly car: number; readonly at: Date; readonly answer: string | null }

const suspicions = { nobody: 'Ingen hadde bilen', staff: 'Bilen var tatt ut av klubben' } as const

const settle = ({ car, at, answer }: Asked, use: Use): Trip | Suspicious | Obstacle => {
  const chosen = tripsOf(use).find((trip) => ofTrip(trip) === answer)
  if (chosen) return chosen
  if (answer === answers.deviation && (use.kind === 'nobody' || use.kind === 'staff'))
    return { carId: car, why: suspicions[use.kind] }
  return obstacleOf(use, at) ?? (use.kind === 'exact' ? use.trip : failed('nobody', 'Ingen hadde bilen.'))
}

const isTrip = (value: Trip | Suspicious | Obstacle): value is Trip => 'from' in value

/** Who is to pay each claim, by who had the car; only what is exact is so without a look. */
export const matchClaims = async (
  { tx, organizationId, now }: Importing,
  claims: readonly (Claim & { readonly answer: string | null })[],
): Promise<ReadonlyMap<number, Matched | Suspicious | Obstacle>> => {
  const matched = new Map<number, Matched | Suspicious | Obstacle>()
  const then = new Map((await listCarsThen(tx, organizationId, claims)).map((one) => [one.row, one]))
  const isUnknown = [...then.values()].some(({ byPlate, byTag }) => byPlate === null && byTag === null)
  const plates = isUnknown ? await listPlates(tx, organizationId) : []
  const questions: Asked[] = []
  for (const claim of claims) {
    const { row, at, answer } = claim
    const found = then.get(row)
    if (at > now)
      matched.set(row, failed('future', `${dayText(at)} kl. ${clockText(at)} har ikke vært ennå.`, { field: 'time' }))
    else if (found) {
      const car = passed(answer) ?? carOf(claim, found, plates)
      if (typeof car === 'number') questions.push({ row, car, at, answer })
      else matched.set(row, car)
    }
  }
  const uses = await findUses(tx, organizationId, questions)
  const charged = questions.flatMap((question) => {
    const { row, at, car } = question
    const use = uses.get(row)
    const found = use && settle(question, use)
    if (found && isTrip(found)) return [{ row, trip: found, at, car }]
    if (found) matched.set(row, found)
    return []
  })
  const drivers = await findDrivers(tx, organizationId, charged)
  for (const { row, trip, car } of charged) matched.set(row, { trip, personId: drivers.get(row) ?? null, carId: car })
  return matched
}
