import { addMinutes } from '@delebil/validation/time'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/db/pool.ts'
import { openTestPools } from '../../platform/db/test-database.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { findOverlaps } from '../../platform/db/test-overlaps.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { askWith, refusalOf } from '../../testing/test-api.ts'
import { book, bookingBody, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'
import { serveCar } from './serve-car.ts'
import { createTestQueue, type TestQueue, wait } from './test-queue.ts'

let queue: TestQueue
let processes: readonly Database[]
beforeAll(async () => {
  queue = await createTestQueue()
  processes = openTestPools(queue.url, 6)
})
afterAll(async () => {
  await Promise.all(processes.map((database) => database.close()))
  await queue.drop()
})
beforeEach(() => queue.clear())
afterEach(async () => expect(await findOverlaps(queue.database)).toEqual([]))

const { owner, colleague, organizationId } = testOrg
const car = { organizationId, carId: 1 }
const holds = () => queue.database.rows<{ id: number }>(`select id from reservation where kind = 'hold'`)
const bookings = () =>
  queue.database.rows<{ id: number }>(`select id from reservation where kind = 'member' and blocking`)
const inEach = <Result>(work: (database: Database) => Promise<Result>): Promise<Result[]> =>
  Promise.all(processes.flatMap((database) => [work(database), work(database)]))

/** Both wait for car 1, which has just come free; nobody has been asked yet. */
const free = async () => {
  const reservation = await book(queue.ask, 120, 240)
  await wait(queue, 120, 240, { minute: 1 })
  await wait(queue, 120, 240, { as: owner, minute: 2 })
  await queue.ask('cancelReservation', owner, onto(reservation), NOW)
}

test('a freed car served by several processes at once gets one hold and one mail', async () => {
  await free()
  await inEach((database) => serveCar({ ...queue.parts, database }, car, NOW))
  expect(await holds()).toHaveLength(1)
  expect(queue.jobs.filter(({ name }) => name === 'mail')).toHaveLength(1)
})

test('bookings by others in a race with the hold: the car is held or booked, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    await queue.clear()
    await free()
    const serve = serveCar({ ...queue.parts, database: processes[0] as Database }, car, NOW)
    const body = bookingBody(150, 210)
    const members = await inEach((database) =>
      refusalOf(askWith(database)('createReservation', round % 2 ? owner : colleague, { body }, NOW)),
    )
    await serve
    const [held, booked] = [await holds(), await bookings()]
    expect(held.length + booked.length).toBe(1)
    expect(members.filter((code) => code === 'answered')).toHaveLength(booked.length)
  }
})

test('several bookings by the holder at once: one succeeds, and the hold is gone', async () => {
  await free()
  await serveCar(queue.parts, car, NOW)
  const body = bookingBody(120, 240)
  const codes = await inEach((database) => refusalOf(askWith(database)('createReservation', colleague, { body }, NOW)))
  expect(codes.filter((code) => code === 'answered')).toHaveLength(1)
  expect([await holds(), (await bookings()).length]).toEqual([[], 1])
})

test('a hold that has run out stops no booking and no extension, though it is not yet deleted', async () => {
  await free()
  const before = await book(queue.ask, 60, 120)
  await serveCar(queue.parts, car, NOW)
  const later = addMinutes(NOW, 20)
  const extend = () => queue.ask('extendReservation', owner, onto(before, { extendByMinutes: 30 }), later)
  expect(await refusalOf(queue.ask('extendReservation', owner, onto(before, { extendByMinutes: 30 }), NOW))).toBe(
    'reservation.car-taken',
  )
  await extend()
  expect(await holds()).toEqual([])
  await queue.clear()
  await free()
  await serveCar(queue.parts, car, NOW)
  const body = bookingBody(180, 260)
  const codes = await inEach((database) => refusalOf(askWith(database)('createReservation', owner, { body }, later)))
  expect(codes.filter((code) => code === 'answered')).toHaveLength(1)
  expect(await holds()).toEqual([])
})

test('serving a car that fails half-way leaves nothing, and the next try does it all', async () => {
  await free()
  const dying = {
    ...queue.parts,
    jobs: {
      enqueue: async () => {
        throw new Error('killed')
      },
    },
  }
  await expect(serveCar(dying, car, NOW)).rejects.toThrow('killed')
  expect([await holds(), await queue.database.rows('select wish_id from wait_offer')]).toEqual([[], []])
  await serveCar(queue.parts, car, NOW)
  expect(await holds()).toHaveLength(1)
})

test('a cancellation that is rolled back makes no hold', async () => {
  const reservation = await book(queue.ask, 120, 240)
  await wait(queue, 120, 240)
  await transaction(queue.database, async (tx) => {
    await tx.change(`update reservation set blocking = false where id = ${reservation.id}`)
    throw new Error('undone')
  }).catch(() => undefined)
  await queue.work(minutesOn(1))
  expect(await holds()).toEqual([])
})
