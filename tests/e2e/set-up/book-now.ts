import type { APIRequestContext } from '@playwright/test'
import { password, people, type Who } from './people.ts'
import { expect } from './test.ts'

export interface BookedNow {
  readonly id: number
  readonly carId: number
  /** When the trip began, as the server knows it. */
  readonly started: () => Promise<string | null>
  /** How far it has gone, as its car says; null where that says nothing. */
  readonly drivenKilometers: () => Promise<number | null>
  readonly end: () => Promise<void>
}

interface Entered {
  readonly headers: { readonly authorization: string }
  /** A membership that may book. */
  readonly membership: { readonly id: number; readonly organizationId: number }
}

/** Logs in over the interface. */
async function enter(request: APIRequestContext, who: Who): Promise<Entered> {
  const login = await request.post('/api/login', { form: { username: people[who].email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const { memberships } = await (await request.get('/api/users/whoami', { headers })).json()
  const membership = memberships.find(
    (one: { state: string; canCreateReservation: boolean }) => one.state === 'ACTIVE' && one.canCreateReservation,
  )
  return { headers, membership }
}

/** Takes this car for the period that a page has searched for, over the interface; returns how to give it back. */
export async function takeCar(
  request: APIRequestContext,
  who: Who,
  carId: number,
  search: URL,
): Promise<() => Promise<void>> {
  const { headers, membership } = await enter(request, who)
  const period = { start: search.searchParams.get('start'), end: search.searchParams.get('end') }
  const data = { membershipId: membership.id, carId, superDamageWaiver: true, ...period }
  const answer = await request.post('/api/reservations', { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).entity
  return async () => {
    const cancelled = await request.post(`/api/reservations/${id}/cancel`, { headers, data: {} })
    expect(cancelled.status(), await cancelled.text()).toBe(200)
  }
}

/**
 * Books a car from now for two hours, over the interface: a car far down the list, which no other test looks at. `way`: only one that
 * has telematics, or only one that can but be called.
 */
export async function bookNow(request: APIRequestContext, who: Who, way?: 'TELEMATICS' | 'DIAL'): Promise<BookedNow> {
  const { headers, membership } = await enter(request, who)
  const start = new Date()
  const end = new Date(start.getTime() + 120 * 60_000)
  const period = { start: start.toISOString(), end: end.toISOString() }
  const search = await request.get(`/api/search?${new URLSearchParams({ ...period, size: '200' })}`)
  const { cars } = (await search.json()) as {
    cars: readonly { id: number; organizationId: number; maxAvailability: number }[]
  }
  const free = cars.filter((car) => car.maxAvailability === 100 && car.organizationId === membership.organizationId)
  for (const car of free.toReversed().slice(0, way === undefined ? 5 : 40)) {
    const data = { membershipId: membership.id, carId: car.id, superDamageWaiver: true, ...period }
    const answer = await request.post('/api/reservations', { headers, data })
    if (answer.status() !== 201) continue
    const { id, car: booked } = (await answer.json()).entity
    const address = `/api/reservations/${id}`
    if (way !== undefined && booked.access.includes('TELEMATICS') !== (way === 'TELEMATICS')) {
      await request.post(`${address}/cancel`, { headers, data: {} })
      continue
    }
    return {
      id,
      carId: car.id,
      started: async () => (await (await request.get(address, { headers })).json()).started,
      drivenKilometers: async () =>
        (await (await request.get(`${address}/running-cost`, { headers })).json()).drivenKilometers,
      end: async () => {
        const ended = await request.post(`${address}/end`, { headers, data: { carWasDamaged: false } })
        expect(ended.status()).toBe(200)
      },
    }
  }
  throw new Error(`None of ${free.length} free cars could be booked.`)
}
