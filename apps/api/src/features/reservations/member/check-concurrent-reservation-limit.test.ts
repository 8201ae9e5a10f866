import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClub } from '../../../platform/db/test-club.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, NOW, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const { owner, stranger, privateMembershipId, companyMembershipId } = testClub

test('the limit is reached by what touches the period', async () => {
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
