import { randomInt, randomUUID } from 'node:crypto'
import { lettersOf } from '../../e2e/set-up/letters-of.ts'
import { password } from '../../e2e/set-up/people.ts'
import type { Calls } from './calls.ts'

const HALF_HOUR_MS = 30 * 60_000
const activeOnly = JSON.stringify([{ field: 'state', operator: 'is', value: 'ACTIVE' }])
const home = { type: 'Point', coordinates: [5.3487, 60.3672] }

/** A half hour from now, on the clock: trips begin and end on one. */
export const halfHours = (count: number): Date =>
  new Date((Math.ceil(Date.now() / HALF_HOUR_MS) + count) * HALF_HOUR_MS)

/** Somebody whom nobody else knows. With a membership and a checked licence, but for who is `unchecked`. */
export async function makePerson(calls: Calls, { isChecked = true } = {}) {
  const number = randomInt(1_000_000, 9_999_999)
  const name = `Dagny Dagsen${lettersOf(number)}`
  const email = `dag${number}@delebil.test`
  const { entity } = await calls.post('admin/persons', { name, email, phone: `+474${number}` })
  const id: number = entity.id
  const { data: memberships } = await calls.get(
    `admin/memberships?${new URLSearchParams({ size: '60', filter: activeOnly })}`,
  )
  const membershipId: number = memberships[randomInt(20, memberships.length)].id
  const { version } = await calls.get(`admin/memberships/${membershipId}`)
  await calls.post(`admin/memberships/${membershipId}/members`, { personId: id, version })
  if (isChecked) await calls.put(`admin/persons/${id}/driverslicense`, { valid: true })
  return { id, name, email, phone: `4${number}`, membershipId }
}

/** A member who can log in, as themselves. */
export async function logInAs(calls: Calls, { id, email }: { readonly id: number; readonly email: string }) {
  const { version } = await calls.get(`admin/persons/${id}`)
  await calls.post(`admin/persons/${id}/change-password`, { newPassword: password, version })
  return calls.as(email)
}

/** A place with so many cars alike, which nobody else has booked. */
export async function makeCars(calls: Calls, count = 1) {
  const number = randomInt(100_000, 999_000)
  const place = `Dagplassen ${number}`
  const { entity: location } = await calls.post('admin/locations', { name: place, geojson: JSON.stringify(home) })
  const [sample] = (await calls.get('admin/cars?size=1')).data
  const { modelId, seats, color, tariffKey, properties } = sample
  const alike = { modelId, seats, color, tariffKey, properties, locationId: location.id, active: true }
  const cars: { id: number; carNumber: number; licensePlate: string }[] = []
  for (let at = 0; at < count; at += 1) {
    const carNumber = number + at
    const car = { ...alike, carNumber, licensePlate: `DD${String(carNumber).slice(-5)}`, access: ['TELEMATICS'] }
    cars.push((await calls.post('admin/cars', car)).entity)
  }
  return { place, cars }
}

interface Wanted {
  /** Half hours from now to the start, or that it begins now. */
  readonly from?: number | 'now'
  readonly halfHours?: number
  readonly cars?: number
  /** The car has been opened. */
  readonly isOut?: boolean
}

/** A member with a trip, and the cars of its place: the first of them is booked. */
export async function makeTrip(
  calls: Calls,
  { from = 96, halfHours: length = 8, cars: count = 1, isOut }: Wanted = {},
) {
  const person = await makePerson(calls)
  const { place, cars } = await makeCars(calls, count)
  const start = from === 'now' ? new Date() : halfHours(from)
  const end = new Date(start.getTime() + length * HALF_HOUR_MS)
  const { entity } = await calls.post('admin/reservations', {
    membershipId: person.membershipId,
    personId: person.id,
    carId: cars[0]?.id,
    superDamageWaiver: true,
    start: start.toISOString(),
    end: end.toISOString(),
    ...(from === 'now' && { why: 'Hasteoppdrag' }),
  })
  const id: number = entity.id
  if (isOut) {
    await calls.post(`admin/night-desk/${id}/caller-check`, {
      personId: person.id,
      answers: ['CONTACT', 'MEMBERSHIP'],
    })
    await calls.post(`admin/night-desk/${id}/open`, { commandId: randomUUID() })
  }
  const [car = { id: 0, carNumber: 0, licensePlate: '' }] = cars
  return { id, number: String(entity.reservationNumber), person, car, cars, place, start, end }
}
