import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable, errorCode } from '../../../platform/db/database-unavailable.ts'
import { openTestPools } from '../../../platform/db/test-database.ts'
import { testOrg } from '../../../platform/db/test-org.ts'
import { findOverlaps } from '../../../platform/db/test-overlaps.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { bookingBody, minutesOn, NOW, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const WORKERS = 24
const STEPS = 20

// The same numbers each time; what differs from run to run is who is first.
const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const lockNotAvailable = '55P03'

// On a machine with much other work somebody may stand in line for longer than a lock is waited for: then told to come back.
const orBusy = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable && errorCode(error.cause) === lockNotAvailable) return 'server.busy'
  throw error
}

test('random calls of members for three cars at once never give one car twice', async () => {
  const pools = openTestPools(api.url, 8)
  const ids: number[] = []
  const codes = new Map<string, number>()

  const work = async (worker: number): Promise<void> => {
    const ask = askWith(pools[worker % pools.length] ?? api.database)
    const pick = numbers(worker + 1)
    for (let step = 0; step < STEPS; step += 1) {
      const reservation = { id: ids[pick(ids.length)] ?? 2_000_000_000 }
      const now = minutesOn(pick(300))
      const from = 60 + 30 * pick(16)
      const book = async () => {
        const body = bookingBody(from, from + 60 + 30 * pick(4), { carId: 1 + pick(3) })
        ids.push((await ask('createReservation', testOrg.owner, { body }, NOW)).entity.id)
      }
      const changes = [
        book,
        book,
        book,
        () => ask('extendReservation', testOrg.owner, onto(reservation, { extendByMinutes: 30 }), now),
        () => ask('changeCar', testOrg.owner, onto(reservation, { newCarId: 1 + pick(3) }), now),
        () => ask('changeCar', testOrg.owner, onto(reservation, { newCarId: 1 + pick(3) }), NOW),
        () => ask('startReservationNow', testOrg.owner, onto(reservation), now),
        () => ask('endReservation', testOrg.owner, onto(reservation, { carWasDamaged: false }), now),
        () => ask('cancelReservation', testOrg.owner, onto(reservation), now),
      ]
      const code = await refusalOf(changes[pick(changes.length)]?.() ?? book()).catch(orBusy)
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))

  expect(await findOverlaps(api.database)).toEqual([])
  expect(codes.get('answered')).toBeGreaterThan(30)
  expect(codes.get('reservation.car-taken')).toBeGreaterThan(30)
  await Promise.all(pools.map((pool) => pool.close()))
})
