import { standardPolicy, termsOf } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { testCaller } from '../../../testing/test-caller.ts'
import { createTestQueue, entriesOf, type TestQueue, wait } from '../../waitlist/test-queue.ts'
import { memberActor, officeActor } from '../acting.ts'
import { lockUsableCar } from '../lock-usable-car.ts'
import { book as bookAsMember, minutesOn, onto } from '../member/test-bookings.ts'
import { book } from './book.ts'

let queue: TestQueue
beforeAll(async () => {
  queue = await createTestQueue()
})
afterAll(() => queue.drop())

const { organizationId, owner, colleague, companyMembershipId } = testOrg
const near = { name: 'Torget', latitude: 60.39, longitude: 5.32, maxMetres: 1000 }
const wanted = { start: minutesOn(120), end: minutesOn(240), superDamageWaiver: false }
const heldCars = () => queue.database.rows(`select car_id as "carId" from reservation where kind = 'hold'`)

test.each([
  ['the member', memberActor(testCaller(colleague))],
  ['staff', officeActor(testCaller(owner))],
])(
  "a booking by %s for a member who waits ends the member's hold, and its car goes to the next in the queue",
  async (_name, actor) => {
    await queue.clear()
    const taken = []
    for (const carId of [1, 2, 3]) taken.push(await bookAsMember(queue.ask, 120, 240, { carId }))
    await wait(queue, 120, 240, { near, minute: 1 })
    await wait(queue, 120, 240, { as: owner, carId: 1, minute: 2 })
    for (const reservation of taken.slice(0, 2)) {
      await queue.ask('cancelReservation', owner, onto(reservation), minutesOn(3))
      await queue.work(minutesOn(3))
    }
    const now = minutesOn(4)
    expect(await entriesOf(queue, colleague, now)).toMatchObject([{ state: 'HELD', hold: { car: { id: 1 } } }])
    await transaction(queue.database, async (db) => {
      const acting = { db, actor, now, jobs: queue.parts.jobs }
      const trip = { ...wanted, ...termsOf(standardPolicy), membershipId: companyMembershipId, personId: colleague }
      await book(acting, await lockUsableCar(acting, organizationId, 2), trip)
    })
    expect(await entriesOf(queue, colleague, now)).toEqual([])
    expect(await heldCars()).toEqual([])
    await queue.work(now)
    expect(await heldCars()).toEqual([{ carId: 1 }])
    expect(await entriesOf(queue, owner, now)).toMatchObject([{ state: 'HELD' }])
  },
)
