import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const { owner, colleague, stranger, privateMembershipId, otherMembershipId } = testOrg

test('active reservations are those ahead, under way or just over, next first, by membership where asked', async () => {
  const later = await book(api.ask, 300, 360)
  const sooner = await book(api.ask, 0, 60, { membershipId: privateMembershipId })
  const canceled = await book(api.ask, 100, 200)
  await api.ask('cancelReservation', owner, onto(canceled), minutesOn(1))
  const list = async (minute: number, query = {}, as: number = owner) => {
    const { data } = await api.ask('listActiveReservations', as, { query }, minutesOn(minute))
    return data.map(({ id }) => id)
  }
  expect(await list(0)).toEqual([sooner.id, later.id])
  expect(await list(90)).toEqual([sooner.id, later.id])
  expect(await list(91)).toEqual([later.id])
  expect(await list(0, { membershipId: String(privateMembershipId) })).toEqual([sooner.id])
  expect(await list(0, {}, colleague)).toEqual([])
  expect(await refusalOf(list(0, { membershipId: String(otherMembershipId) }))).toBe('resource.unknown')
  expect(await list(0, {}, stranger)).toEqual([])
})
