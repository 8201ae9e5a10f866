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
import { createRecord } from '../../admin-records/write-record.ts'
import { listAffected } from '../../conflicts/stores/conflicts.ts'
import { insertReservation } from '../../reservations/stores/insert-reservation.ts'
import { changeCar } from '../../reservations/stores/reservation-updates.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(12)
  await createTestOrg(suite.database)
  await suite.database.change(
    `insert into location (organization_id, id, name, lat, lng, xy) values (1, 60, 'Brygga', 60.3918, 5.32, '(592219,8483640)')`,
  )
})
afterAll(() => suite.drop())
beforeEach(() => suite.database.change('delete from reservation; delete from car_assignment'))

const { organizationId, owner, privateMembershipId, tariffId } = testOrg
const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000)

const book = (tx: Queryable, from: number, carId = 1) =>
  insertReservation(tx, {
    organizationId,
    membershipId: privateMembershipId,
    personId: owner,
    carId,
    tariffId,
    created: new Date(),
    ...standardPolicy,
    start: hour(from),
    end: hour(from + 2),
    superDamageWaiver: false,
  })

const assign = (tx: Queryable) => {
  const office = { organizationId, permissions: new Set<string>() }
  const caller = testCaller(owner)
  const call = { input: {}, caller, office, db: tx, now: new Date(), siteOrigin: '', address: '' }
  const sent = { carId: 1, locationId: 60, start: hour(20), end: hour(200) }
  return createRecord({ context: testContext(suite.database), call }, 'assignments', sent)
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
const placed = () => suite.database.rows('select id from car_assignment where car_id = 1')
const affected = async () => (await listAffected(suite.database, organizationId, new Date())).rows.map(({ id }) => id)
const unknowing = async () => {
  const rows = await suite.database.rows<{ id: number }>(
    `select r.id from reservation r join car_assignment a on a.car_id = r.car_id and r.created_at < a.placed_at order by r.start_at`,
  )
  return rows.map(({ id }) => id)
}
const booked = () => suite.database.rows('select id from reservation where car_id = 1 and blocking')

test('an assignment waits for an uncommitted booking and is refused: assignment.affects-reservations', async () => {
  const { done, later } = await overlapping(suite.database, (tx) => book(tx, 24), assign)
  expect(done).toBeDefined()
  expect(await refusal(later)).toBe('assignment.affects-reservations')
  expect(await placed()).toEqual([])
})

test('a booking or swap that waited for an assignment is refused; one made after it succeeds', async () => {
  const other = await transaction(suite.database, (tx) => book(tx, 24, 2))
  const { later } = await overlapping(suite.database, assign, (tx) => book(tx, 48))
  expect(await later).toBeUndefined()
  await suite.database.change('delete from car_assignment')
  const key = { organizationId, id: other?.id ?? 0 }
  const swap = await overlapping(suite.database, assign, (tx) => changeCar(tx, key, 1, tariffId))
  expect(await swap.later).toBe('car-taken')
  expect(await booked()).toEqual([])
  expect(await transaction(suite.database, (tx) => book(tx, 48))).toBeDefined()
})

test('bookings and an assignment in a race: no booking is affected without notice, no deadlock', async () => {
  for (let round = 0; round < 30; round += 1) {
    await suite.database.change('delete from reservation; delete from car_assignment')
    const all = [1, 2, 3, 4].map((n) => transaction(suite.database, (tx) => book(tx, 24 * n)))
    const placing = refusal(transaction(suite.database, assign))
    await Promise.all([...all, placing])
    expect(await placed()).toHaveLength((await placing) === 'done' ? 1 : 0)
    expect(await affected()).toEqual(await unknowing())
  }
  expect(await suite.countDeadlocks()).toBe(0)
})

test('an assignment leaves the version of its car, so that an open form can be saved', async () => {
  const version = () =>
    suite.database.rows<{ version: number }>('select version from car where organization_id = 1 and id = 1')
  const before = await version()
  await transaction(suite.database, assign)
  expect(await version()).toEqual(before)
})
