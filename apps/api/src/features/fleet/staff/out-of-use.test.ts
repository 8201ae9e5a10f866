import { standardPolicy } from '@delebil/validation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { overlapping } from '../../../platform/db/test-overlapping.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { testContext } from '../../../testing/test-api.ts'
import { testCaller } from '../../../testing/test-caller.ts'
import { changeRecord } from '../../admin-records/write-record.ts'
import { insertReservation } from '../../reservations/stores/insert-reservation.ts'
import { changeCar } from '../../reservations/stores/reservation-updates.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(12)
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())
beforeEach(() => suite.database.change('delete from reservation; update car set active = true where not active'))

const { organizationId, owner, privateMembershipId, tariffId } = testOrg
const now = new Date()
const hour = (ahead: number) => new Date(now.getTime() + ahead * 3_600_000)

const book = (tx: Queryable, from: number, carId = 1) =>
  insertReservation(tx, {
    organizationId,
    membershipId: privateMembershipId,
    personId: owner,
    carId,
    tariffId,
    created: now,
    ...standardPolicy,
    start: hour(from),
    end: hour(from + 2),
    superDamageWaiver: false,
  })

const takeOut = (tx: Queryable) => {
  const office = { organizationId, permissions: new Set<string>() }
  const caller = testCaller(owner)
  const call = { input: {}, caller, office, db: tx, now, siteOrigin: '', address: '' }
  return changeRecord({ context: testContext(suite.database), call }, 'cars', 1, { active: false })
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
const inUse = async () => {
  const [car] = await suite.database.rows<{ active: boolean }>(
    'select active from car where organization_id = 1 and id = 1',
  )
  return car?.active
}
const bookings = () => suite.database.rows('select id from reservation where car_id = 1 and blocking')

test('taking a car out of use waits for an uncommitted booking and is refused: car.future-reservations', async () => {
  const { done, later } = await overlapping(suite.database, (tx) => book(tx, 24), takeOut)
  expect(done).toBeDefined()
  expect(await refusal(later)).toBe('car.future-reservations')
  expect(await inUse()).toBe(true)
})

test('a booking or swap to a car that goes out of use at the same time is refused: car-taken', async () => {
  const other = await transaction(suite.database, (tx) => book(tx, 24, 2))
  const { later } = await overlapping(suite.database, takeOut, (tx) => book(tx, 48))
  expect(await later).toBeUndefined()
  await suite.database.change('update car set active = true where not active')
  const key = { organizationId, id: other?.id ?? 0 }
  const swap = await overlapping(suite.database, takeOut, (tx) => changeCar(tx, key, 1, tariffId))
  expect(await swap.later).toBe('car-taken')
  expect(await bookings()).toEqual([])
})

test('bookings and taking out of use in a race: no car out of use has a booking, no deadlock', async () => {
  for (let round = 0; round < 30; round += 1) {
    await suite.database.change('delete from reservation; update car set active = true where not active')
    const all = [1, 2, 3, 4].map((n) => transaction(suite.database, (tx) => book(tx, 24 * n)))
    const out = refusal(transaction(suite.database, takeOut))
    await Promise.all([...all, out])
    const isOut = (await out) === 'done'
    expect(isOut && (await bookings()).length > 0).toBe(false)
    expect(await inUse()).toBe(!isOut)
  }
  expect(await suite.countDeadlocks()).toBe(0)
})
