import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, NOW, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const { owner, stranger, privateMembershipId, companyMembershipId } = testOrg

test('the limit counts the reservations that overlap the period', async () => {
  const check = (membershipId: number, from: number, to: number, as: number = owner) =>
    api.ask('checkConcurrentReservationLimit', as, { body: { membershipId, start: wire(from), end: wire(to) } }, NOW)
  await book(api.ask, 60, 120, { membershipId: privateMembershipId })
  expect(await check(privateMembershipId, 0, 180)).toEqual({ entity: false, errors: [] })
  await book(api.ask, 60, 120, { membershipId: privateMembershipId, carId: 2 })
  expect(await check(privateMembershipId, 0, 180)).toEqual({ entity: true, errors: [] })
  expect(await check(privateMembershipId, 120, 180)).toEqual({ entity: false, errors: [] })
  expect(await check(companyMembershipId, 0, 180)).toEqual({ entity: false, errors: [] })
  expect(await refusalOf(check(privateMembershipId, 0, 180, stranger))).toBe('resource.unknown')
})

test("a membership without its own limit follows the club's, from the instant it holds", async () => {
  await api.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'concurrentReservations', $1, '1')`,
    [minutesOn(10)],
  )
  const onCompany = (from: number, carId: number, now: Date) =>
    book(api.ask, from, from + 60, { membershipId: companyMembershipId, carId, now })
  await onCompany(600, 1, minutesOn(9))
  await onCompany(600, 2, minutesOn(9))
  const check = (now: Date) => {
    const body = { membershipId: companyMembershipId, start: wire(600), end: wire(660) }
    return api.ask('checkConcurrentReservationLimit', owner, { body }, now)
  }
  expect(await check(minutesOn(9))).toMatchObject({ entity: false })
  expect(await check(minutesOn(10))).toMatchObject({ entity: true })
  expect(await refusalOf(onCompany(600, 3, minutesOn(10)))).toBe('reservation.limit-reached')
  await onCompany(700, 3, minutesOn(10))
})
