import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { joinMembership } from './join-membership.ts'
import { lettersOf } from './letters-of.ts'
import { password, people } from './people.ts'
import { expect } from './test.ts'

/** A trip that is on, of somebody whom no other test knows: it was booked in the first car, and got the second before it began. */
export interface MovedTrip {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly firstPlate: string
  readonly secondPlate: string
}

const home = { type: 'Point', coordinates: [5.3487, 60.3672] }

/** Makes the place, two cars that know where they are, the member and the trip, as the club's staff do. */
export async function driveMovedTrip(request: APIRequestContext): Promise<MovedTrip> {
  const login = await request.post('/api/login', { form: { username: people.admin.email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const answer = await request.fetch(`/api/admin/${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const number = randomInt(100_000, 999_998)
  const place = `Sporplassen ${number}`
  const name = `Spor Sporing${lettersOf(number)}`
  const [{ entity: location }, { entity: person }, memberships, cars] = await Promise.all([
    ask('POST', 'locations', { name: place, geojson: JSON.stringify(home) }),
    ask('POST', 'persons', { name, email: `spor${number}@delebil.test`, phone: `+4790${number}` }),
    ask('GET', `memberships?${new URLSearchParams({ size: '60', filter: activeOnly })}`),
    ask('GET', 'cars?size=1'),
  ])
  const { modelId, seats, color, tariffKey, properties } = cars.data[0]
  const alike = { modelId, seats, color, tariffKey, properties, locationId: location.id, access: ['TELEMATICS'] }
  const make = async (carNumber: number) => {
    const car = { ...alike, carNumber, licensePlate: `GP${carNumber}`, active: true }
    return (await ask('POST', 'cars', car)).entity
  }
  const [first, second] = [await make(number), await make(number + 1)]
  // Others book for the first ones: this one's reservations count for nobody else.
  const membershipId = memberships.data.at(-1).id
  await joinMembership(request, headers, membershipId, person.id)
  await ask('PUT', `persons/${person.id}/driverslicense`, { valid: true })
  const start = new Date()
  const period = { start: start.toISOString(), end: new Date(start.getTime() + 120 * 60_000).toISOString() }
  const trip = {
    membershipId,
    personId: person.id,
    carId: first.id,
    superDamageWaiver: true,
    why: 'Hasteoppdrag',
    ...period,
  }
  const { entity } = await ask('POST', 'reservations', trip)
  const { id, version } = entity
  await ask('PUT', `reservations/${id}`, { version, carId: second.id, why: 'Bilen har punktert' })
  await ask('POST', `night-desk/${id}/caller-check`, { personId: person.id, answers: ['CONTACT', 'MEMBERSHIP'] })
  const { result } = await ask('POST', `night-desk/${id}/open`, { commandId: randomUUID() })
  expect(result).toBe('opened')
  return { id, name, place, firstPlate: first.licensePlate, secondPlate: second.licensePlate }
}

const activeOnly = JSON.stringify([{ field: 'state', operator: 'is', value: 'ACTIVE' }])
