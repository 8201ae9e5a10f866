import { standardPolicy } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { findOverlaps } from '../../../platform/db/test-overlaps.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { insertReservation } from './insert-reservation.ts'
import { changeCar, changePeriod } from './reservation-updates.ts'
import { lockReservation, type ReservationKey } from './reservations.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(40)
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const { organizationId, owner, privateMembershipId, tariffId } = testOrg
const halfHour = (count: number) => new Date(Date.UTC(2026, 10, 20) + count * 1_800_000)

const book = (database: Database, start: number, end: number, carId = 1) =>
  transaction(database, (tx) =>
    insertReservation(tx, {
      organizationId,
      membershipId: privateMembershipId,
      personId: owner,
      carId,
      start: halfHour(start),
      end: halfHour(end),
      ...standardPolicy,
      superDamageWaiver: false,
      tariffId,
      created: halfHour(0),
    }),
  )

const stampede = async (database: Database, count: number) => {
  await database.change('delete from reservation')
  const made = await Promise.all(Array.from({ length: count }, () => book(database, 20, 24)))
  return made.filter((one) => one !== undefined).length
}

test('2 to 32 equal bookings at once: one wins, no deadlock, and the median is under a second', async () => {
  for (const count of [2, 4, 8, 16, 32]) {
    const tookMs: number[] = []
    for (let round = 0; round < 10; round += 1) {
      const startedAt = performance.now()
      expect(await stampede(suite.database, count)).toBe(1)
      tookMs.push(performance.now() - startedAt)
    }
    // The middle one: a machine that does much else stops for a moment now and then.
    expect(tookMs.sort((a, b) => a - b)[5]).toBeLessThan(1000)
  }
  expect(await suite.countDeadlocks()).toBe(0)
})

test('without the constraint the same stampede books twice, so the test would see the fault', async () => {
  const unguarded = await createTestDatabase(40)
  await createTestOrg(unguarded.database)
  await unguarded.database.change('alter table reservation drop constraint no_double_booking')
  expect(await stampede(unguarded.database, 32)).toBeGreaterThan(1)
  expect((await findOverlaps(unguarded.database)).length).toBeGreaterThan(0)
  await unguarded.drop()
})

test('bookings, extensions and swaps at once leave no overlap and no deadlock', async () => {
  const { database } = suite
  await database.change('delete from reservation')
  const first: ReservationKey[] = []
  for (const start of [12, 16, 20, 24, 28, 32]) {
    const made = await book(database, start, start + 2)
    if (made) first.push({ organizationId, id: made.id })
  }
  const extend = (key: ReservationKey) =>
    transaction(database, async (tx) => {
      const found = await lockReservation(tx, { personId: owner }, key.id)
      return found && changePeriod(tx, key, { start: found.start, end: new Date(found.end.getTime() + 1_800_000) })
    })
  const swap = (key: ReservationKey, carId: number) =>
    transaction(database, async (tx) => {
      await lockReservation(tx, { personId: owner }, key.id, carId)
      return changeCar(tx, key, carId, tariffId)
    })
  const storm = Array.from({ length: 120 }, (_, n) => {
    const key = first[n % first.length] as ReservationKey
    if (n % 3 === 0) return extend(key)
    return n % 3 === 1 ? swap(key, (n % 2) + 1) : book(database, 13 + (n % 24), 16 + (n % 24), (n % 2) + 1)
  })
  const outcomes = await Promise.all(storm)
  expect(outcomes).toContain('changed')
  expect(await findOverlaps(database)).toEqual([])
  expect(await suite.countDeadlocks()).toBe(0)
})
