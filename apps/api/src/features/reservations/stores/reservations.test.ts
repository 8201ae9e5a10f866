import { setTimeout as wait } from 'node:timers/promises'
import { standardPolicy } from '@delebil/validation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { insertReservation, type NewReservation } from './insert-reservation.ts'
import { setDrivers } from './reservation-drivers.ts'
import { cancelReservation, changeCar, changePeriod, endReservation } from './reservation-updates.ts'
import * as store from './reservations.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(40)
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())
beforeEach(() => suite.database.change('delete from reservation'))

const { organizationId, privateMembershipId, companyMembershipId, owner, colleague, stranger } = testOrg
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)

const booking = (start: string, end: string, changes: Partial<NewReservation> = {}): NewReservation => ({
  organizationId,
  membershipId: privateMembershipId,
  personId: owner,
  carId: 1,
  start: at(start),
  end: at(end),
  ...standardPolicy,
  superDamageWaiver: true,
  tariffId: testOrg.tariffId,
  created: at('00:00'),
  ...changes,
})

const book = async (...parameters: Parameters<typeof booking>) => {
  const made = await insertReservation(suite.database, booking(...parameters))
  return made && { organizationId, id: made.id }
}

const mustBook = async (...parameters: Parameters<typeof booking>) => {
  const key = await book(...parameters)
  if (key === undefined) throw new Error('The car was taken.')
  return key
}

test('a period of a car is booked once; the periods before and after it stay free', async () => {
  await mustBook('10:00', '12:00')
  expect(await book('11:00', '13:00')).toBeUndefined()
  expect(await book('08:00', '14:00')).toBeUndefined()
  await mustBook('12:00', '13:00')
  await mustBook('09:00', '10:00')
  await mustBook('10:00', '12:00', { carId: 2 })
})

test('a trip that ends early keeps its booked end and frees the car', async () => {
  const key = await mustBook('10:00', '14:00')
  await endReservation(suite.database, key, { at: at('10:20'), carWasDamaged: false })
  const ended = await store.findReservation(suite.database, { personId: owner }, key.id)
  expect(ended).toMatchObject({ end: at('14:00'), busyUntil: at('10:20'), ended: at('10:20'), version: 2 })
  await mustBook('10:30', '14:00')
})

test('a trip that ends late stays busy until its booked end, and is marked for review', async () => {
  const key = await mustBook('10:00', '12:00')
  await mustBook('12:00', '13:00')
  await endReservation(suite.database, key, { at: at('12:30'), carWasDamaged: true })
  expect(await store.findReservation(suite.database, { personId: owner }, key.id)).toMatchObject({
    busyUntil: at('12:00'),
    needsReview: true,
  })
})

test('a trip that ends before its start holds no time', async () => {
  const key = await mustBook('10:00', '12:00')
  await endReservation(suite.database, key, { at: at('09:55'), carWasDamaged: false })
  await mustBook('09:00', '12:00')
})

test('a cancelled reservation frees its car', async () => {
  const key = await mustBook('10:00', '12:00')
  await cancelReservation(suite.database, key, at('09:00'))
  await mustBook('10:00', '12:00')
})

test('a change that the constraint refuses answers car-taken, and the transaction goes on', async () => {
  const key = await mustBook('10:00', '12:00')
  await mustBook('12:00', '13:00')
  const answer = await transaction(suite.database, async (tx) => {
    const changed = await changePeriod(tx, key, { start: at('10:00'), end: at('12:30') })
    await setDrivers(tx, key, [owner])
    return changed
  })
  expect(answer).toBe('car-taken')
  expect(await store.findReservation(suite.database, { personId: owner }, key.id)).toMatchObject({ end: at('12:00') })
})

test('a reservation is found for owner, booker and driver of its membership, and for nobody else', async () => {
  const key = await mustBook('10:00', '12:00', { membershipId: companyMembershipId })
  const seenBy = async (personId: number) =>
    (await store.findReservation(suite.database, { personId }, key.id)) !== undefined
  expect(await seenBy(owner)).toBe(true)
  expect(await seenBy(colleague)).toBe(false)
  expect(await seenBy(stranger)).toBe(false)
  await setDrivers(suite.database, key, [colleague, owner])
  expect(await seenBy(colleague)).toBe(true)
})

test('the count for the limit has the reservations that overlap the period, not those that touch it', async () => {
  await mustBook('10:00', '12:00')
  const membership = { organizationId, membershipId: privateMembershipId }
  expect(await store.countConcurrent(suite.database, membership, { start: at('12:00'), end: at('13:00') })).toBe(0)
  expect(await store.countConcurrent(suite.database, membership, { start: at('11:00'), end: at('13:00') })).toBe(1)
})

test('the next start on a car is that of its next reservation, or undefined', async () => {
  await mustBook('10:00', '12:00')
  await mustBook('15:00', '16:00')
  expect(await store.nextStartOnCar(suite.database, organizationId, 1, at('12:00'))).toEqual(at('15:00'))
  expect(await store.nextStartOnCar(suite.database, organizationId, 1, at('16:00'))).toBeUndefined()
})

test('a change of a reservation waits for the change before it on the same car', async () => {
  const key = await mustBook('10:00', '12:00')
  const order: string[] = []
  const first = transaction(suite.database, async (tx) => {
    await store.lockReservation(tx, { personId: owner }, key.id)
    await wait(100)
    order.push('first')
    await changeCar(tx, key, 2, testOrg.tariffId)
  })
  await wait(30)
  const second = transaction(suite.database, async (tx) => {
    const found = await store.lockReservation(tx, { personId: owner }, key.id)
    order.push(`second on car ${found?.carId}`)
  })
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second on car 2'])
})
