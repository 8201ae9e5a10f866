import { randomUUID } from 'node:crypto'
import { standardPolicy } from '@delebil/validation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import { type Database, openDatabase } from '../../../platform/db/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { addTestCars, createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { unpackAnswer } from '../../../platform/idempotency/pack-answer.ts'
import { insertAnsweredReservation } from './insert-reservation.ts'
import { type AnsweredBooking, bookTogether } from './insert-together.ts'

let suite: TestDatabase
let database: Database
let other: Database
beforeAll(async () => {
  suite = await createTestDatabase(40)
  ;({ database } = suite)
  other = openDatabase({ url: suite.url, size: 8 })
  await createTestOrg(database)
  await addTestCars(database, 40)
})
afterAll(async () => {
  await other.close()
  await suite.drop()
})
const clear = () => database.change('delete from reservation; delete from idempotency; delete from outbox')
beforeEach(clear)

const { organizationId, owner, privateMembershipId, tariffId } = testOrg
const halfHour = (count: number) => new Date(Date.UTC(2026, 10, 20) + count * 1_800_000)
const line = {
  quantity: 2.5,
  unit: 'time',
  unitPriceOre: 5900,
  totalOre: 14_750,
  vatCode: '3',
  product: 'hours',
} as const

let last = 500_000
const bookingOf = (
  carId: number,
  more: Partial<AnsweredBooking['booking']> = {},
  key = randomUUID(),
): AnsweredBooking => {
  last += 1
  return {
    booking: {
      organizationId,
      membershipId: privateMembershipId,
      personId: owner,
      carId,
      start: halfHour(20),
      end: halfHour(24),
      ...standardPolicy,
      superDamageWaiver: carId % 2 === 0,
      tariffId,
      created: halfHour(0),
      lines: [
        { ...line, description: 'Leietid, \'bil\' "æøå"' },
        { ...line, description: 'Startpris', quantity: 1 },
      ],
      ...more,
    },
    made: { id: last, reservationNumber: last },
    call: { personId: owner, key, fingerprint: Buffer.from(`finger ${carId}`) },
    answer: { status: 201, headers: { etag: `"${carId}"` }, body: JSON.stringify({ car: carId, text: 'Æ\n' }) },
  }
}
const bookAll = (all: readonly AnsweredBooking[], db = database) =>
  Promise.all(all.map((one) => bookTogether(db, one).catch((problem: Error) => problem)))

/** All that is kept, without what differs from one time to the next. */
const kept = async () => {
  const tables = {
    reservation: "to_jsonb(t) - 'id' - 'reservation_number'",
    reservation_driver: "to_jsonb(t) - 'reservation_id'",
    reservation_price_line: "to_jsonb(t) - 'reservation_id'",
    reservation_change: "to_jsonb(t) - 'id' - 'reservation_id'",
    outbox: "to_jsonb(t) - 'id' - 'xid' - 'at' - 'reservation_id'",
    idempotency: "to_jsonb(t) - 'key' - 'at'",
  }
  const rows = Object.entries(tables).map(async ([table, what]) => {
    const found = await database.rows<{ row: string }>(`select (${what})::text as row from ${table} t order by 1`)
    return [table, found.map(({ row }) => row)]
  })
  return Object.fromEntries(await Promise.all(rows)) as Record<string, string[]>
}
const cars = [1007, 1003, 1005, 1004, 1006]

test('those that book at the same moment are kept by one statement, and just as each by itself', async () => {
  expect(await bookAll(cars.map((carId) => bookingOf(carId)))).toEqual(cars.map(() => true))
  const written = await database.rows<{ xmin: string }>(
    'select distinct xmin::text || cmin::text as xmin from reservation',
  )
  expect(written).toHaveLength(1)
  const together = await kept()
  expect(together['reservation_price_line']).toHaveLength(2 * cars.length)
  await clear()
  for (const carId of cars) {
    const { booking, ...more } = bookingOf(carId)
    await insertAnsweredReservation(database, booking, more.made, more)
  }
  expect(await kept()).toEqual(together)
})

test('the answer of each is kept under its key', async () => {
  const all = cars.map((carId) => bookingOf(carId))
  await bookAll(all)
  for (const { call, answer } of all) {
    const row = await database.theRow<{ status: number; answer: Buffer }>(
      'select status, answer from idempotency where person_id = $1 and key = $2',
      [owner, call.key],
    )
    expect({ status: row.status, ...unpackAnswer(row.answer) }).toEqual(answer)
  }
})

test('a car that is taken, out of use or wanted twice is had by nobody else, and keeps nothing from the others', async () => {
  await bookAll([bookingOf(1003)])
  await database.change('update car set active = false where id = 1005')
  expect(await bookAll([1003, 1004, 1005, 1006, 1006].map((carId) => bookingOf(carId)))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
  await database.change('update car set active = true where id = 1005')
  const found = await kept()
  expect([found['reservation']?.length, found['idempotency']?.length]).toEqual([3, 3])
})

test('a key that is used fails for its own booking, and the others are had', async () => {
  const key = randomUUID()
  await bookAll([bookingOf(1003, {}, key)])
  const [first, used, third] = await bookAll([bookingOf(1004), bookingOf(1005, {}, key), bookingOf(1006)])
  expect([first, third]).toEqual([true, true])
  expect(used).toMatchObject({ code: '23505' })
  expect((await kept())['reservation']).toHaveLength(3)
})

test('a membership that is gone fails for its own booking, and the others are had', async () => {
  const answers = await bookAll([bookingOf(1004), bookingOf(1005, { membershipId: 999_999 }), bookingOf(1006)])
  expect(answers).toEqual([true, expect.objectContaining({ code: '23503' }), true])
  expect((await kept())['reservation']).toHaveLength(2)
})

test('a car that somebody has locked for too long fails for its own booking, and the others are had', async () => {
  const editor = await other.connect()
  await editor.change('begin')
  await editor.change('select 1 from car where id = 1005 for update')
  const answers = await bookAll([bookingOf(1004), bookingOf(1005), bookingOf(1006)])
  await editor.change('rollback')
  editor.release()
  expect(answers).toEqual([true, expect.any(DatabaseUnavailable), true])
  expect((await kept())['reservation']).toHaveLength(2)
}, 20_000)

test('bookings of two processes for the same cars in any order leave one for each, and no deadlock', async () => {
  for (let round = 0; round < 20; round += 1) {
    const all = Array.from({ length: 30 }, (_, index) => index + 1003)
    const answers = await Promise.all([
      bookAll(all.map((carId) => bookingOf(carId))),
      bookAll(
        all.toReversed().map((carId) => bookingOf(carId)),
        other,
      ),
    ])
    expect(answers.flat().filter((answer) => answer === true)).toHaveLength(all.length)
    expect(answers.flat().filter((answer) => answer === false)).toHaveLength(all.length)
    await clear()
  }
  expect(await suite.countDeadlocks()).toBe(0)
})
