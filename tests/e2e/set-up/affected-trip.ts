import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { joinMembership } from './join-membership.ts'
import { lettersOf } from './letters-of.ts'
import { password, people } from './people.ts'
import { expect } from './test.ts'

/** Somebody whom no other test knows, with a reservation of a car that is about to go out of use; another car stands beside it. */
export interface AffectedTrip {
  readonly id: number
  readonly person: { readonly name: string; readonly email: string }
  readonly car: { readonly id: number; readonly licensePlate: string }
  readonly spare: { readonly id: number; readonly licensePlate: string }
}

const DAY_MS = 24 * 60 * 60_000

/** A place in the middle of the club's fleet: tests that take the nearest car, or the farthest, do not get these. */
const place = { type: 'Point', coordinates: [5.3487, 60.3672] }

/** Makes the place, two cars alike, the member and the reservation, as the club's staff do. */
export async function bookAffectedTrip(request: APIRequestContext): Promise<AffectedTrip> {
  const login = await request.post('/api/login', { form: { username: people.admin.email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const ask = async (path: string, data?: object) => {
    const answer = await (data
      ? request.post(`/api/admin/${path}`, { headers, data })
      : request.get(`/api/admin/${path}`, { headers }))
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? undefined : await answer.json()
  }
  const number = randomInt(100_000, 999_998)
  const { entity: location } = await ask('locations', { name: `Verkstedet ${number}`, geojson: JSON.stringify(place) })
  const [sample] = (await ask('cars?size=1')).data
  const { modelId, seats, color, tariffKey, properties } = sample
  const alike = { modelId, seats, color, tariffKey, properties, locationId: location.id, active: true }
  const make = async (carNumber: number, licensePlate: string) => {
    // Dialled open: whoever looks for a car on the net passes it over.
    const access = { access: ['DIAL'], dialToOpenPhone: '+4755123456' }
    return (await ask('cars', { ...alike, ...access, carNumber, licensePlate })).entity
  }
  const car = await make(number, `KA${number}`)
  const spare = await make(number + 1, `KB${number}`)

  const person = { name: `Kari Krise${lettersOf(number)}`, email: `krise${number}@delebil.test` }
  const { entity: member } = await ask('persons', person)
  await ask(`persons/${member.id}/change-password`, { newPassword: password, version: member.version })
  const filter = encodeURIComponent(JSON.stringify([{ field: 'state', operator: 'is', value: 'ACTIVE' }]))
  const membership = (await ask(`memberships?size=60&filter=${filter}`)).data[40]
  await joinMembership(request, headers, membership.id, member.id)
  const start = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS / 4)
  const period = { start: start.toISOString(), end: end.toISOString() }
  const trip = { membershipId: membership.id, personId: member.id, carId: car.id, superDamageWaiver: true, ...period }
  const { entity } = await ask('reservations', trip)
  return { id: entity.id, person, car, spare }
}
