import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { testCaller } from '../../../testing/test-caller.ts'
import { createTestQueue, entriesOf, type TestQueue, wait } from '../../waitlist/test-queue.ts'
import { type Acting, type Actor, memberActor, nightActor, officeActor } from '../acting.ts'
import { book, minutesOn, NOW, onto } from '../member/test-bookings.ts'
import type { Reservation } from '../stores/reservations.ts'
import { lockAnyReservation } from '../stores/staff-reservations.ts'
import { extend } from './extend.ts'
import { startNow } from './start-now.ts'

let queue: TestQueue
beforeAll(async () => {
  queue = await createTestQueue()
})
afterAll(() => queue.drop())
beforeEach(() => queue.clear())

const { organizationId, owner, colleague } = testOrg
const by = testCaller(owner)

type Operation = (acting: Acting, reservation: Reservation) => Promise<void>
const act = (operation: Operation, { id }: { id: number }, actor: Actor, now: Date) =>
  refusalOf(
    transaction(queue.database, async (db) => {
      const reservation = await lockAnyReservation(db, { organizationId, id })
      if (reservation === undefined) throw new Error(`There is no reservation ${id}.`)
      await operation({ db, actor, now, jobs: queue.parts.jobs }, reservation)
    }),
  )

/** Car 1 was freed from one minute to another and is held for the colleague, for a quarter of an hour from NOW. */
const hold = async (from: number, to: number) => {
  const before = await book(queue.ask, from, to)
  await wait(queue, from, to)
  await queue.ask('cancelReservation', owner, onto(before), NOW)
  await queue.work(NOW)
  expect(await entriesOf(queue, colleague)).toMatchObject([{ state: 'HELD' }])
}
const holds = () => queue.database.rows(`select id from reservation where kind = 'hold'`)
const whileHeld = NOW
const runOut = addMinutes(NOW, 20)

test.each([
  ['a member', memberActor(by)],
  ['the office', officeActor(by)],
  ['the night watch', nightActor(by, true)],
])(
  'an extension by %s into a hold of somebody else is refused while it lasts, and succeeds once it has run out',
  async (_name, actor) => {
    const trip = await book(queue.ask, 60, 120)
    await hold(120, 240)
    expect(await act(extend, trip, actor, whileHeld)).toBe('reservation.car-taken')
    expect(await holds()).toHaveLength(1)
    expect(await act(extend, trip, actor, runOut)).toBe('answered')
    expect(await holds()).toEqual([])
    const { end } = await queue.ask('getReservation', owner, onto(trip), runOut)
    expect(new Date(end)).toEqual(minutesOn(150))
  },
)

test('starting now into a hold is refused while it lasts, and succeeds once it has run out', async () => {
  const trip = await book(queue.ask, 240, 360)
  await hold(120, 240)
  expect(await act(startNow, trip, memberActor(by), whileHeld)).toBe('reservation.car-taken')
  expect(await act(startNow, trip, memberActor(by), runOut)).toBe('answered')
  expect(await holds()).toEqual([])
})
