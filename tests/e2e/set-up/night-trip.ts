import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { joinMembership } from './join-membership.ts'
import { lettersOf } from './letters-of.ts'
import { password, people } from './people.ts'
import { expect } from './test.ts'

/** Somebody whom no other test knows, with a trip that begins now. */
export interface NightTrip {
  readonly id: number
  readonly name: string
  readonly phone: string
  readonly licensePlate: string
}

/** Makes a member, and a reservation for them from now, as the club's staff do. */
export async function bookNightTrip(request: APIRequestContext): Promise<NightTrip> {
  const login = await request.post('/api/login', { form: { username: people.admin.email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const ask = async (path: string, data?: object) => {
    const answer = await (data
      ? request.post(`/api/admin/${path}`, { headers, data })
      : request.get(`/api/admin/${path}`, { headers }))
    return { isOk: answer.ok(), body: await answer.json() }
  }
  const phone = `4${randomInt(1_000_000, 9_999_999)}`
  const name = `Natt Ugle${lettersOf(phone)}`
  const person = await ask('persons', { name, email: `natt${phone}@delebil.test`, phone: `+47${phone}` })
  expect(person.isOk).toBe(true)
  const personId: number = person.body.entity.id
  const filter = JSON.stringify([{ field: 'state', operator: 'is', value: 'ACTIVE' }])
  const memberships = await ask(`memberships?size=60&filter=${encodeURIComponent(filter)}`)
  const membershipId: number = memberships.body.data[20].id
  await joinMembership(request, headers, membershipId, personId)
  const { version } = (await ask(`persons/${personId}`)).body
  const license = { headers, data: { valid: true, version } }
  expect((await request.put(`/api/admin/persons/${personId}/driverslicense`, license)).ok()).toBe(true)
  const start = new Date()
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()
  const trip = { membershipId, personId, start: after(0), end: after(150), superDamageWaiver: true }
  const { data: cars } = (await ask('cars?size=60&sort=-carNumber')).body
  for (const car of cars as readonly { id: number; active: boolean; access: readonly string[] }[]) {
    if (!car.active || !car.access.includes('TELEMATICS')) continue
    const made = await ask('reservations', { ...trip, carId: car.id })
    if (!made.isOk) continue
    const { id, version, licensePlate } = made.body.entity
    // Booked longer than it is to be: nobody has the car in the half hour that the caller asks for.
    const shortened = await request.put(`/api/admin/reservations/${id}`, {
      headers,
      data: { end: after(120), version },
    })
    expect(shortened.ok()).toBe(true)
    return { id, name, phone, licensePlate }
  }
  throw new Error(`None of ${cars.length} cars could be booked.`)
}
