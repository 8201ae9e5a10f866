import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const { owner, stranger, otherMembershipId } = testOrg

test('past reservations come in pages with a total, newest first unless sorted otherwise', async () => {
  const ids: number[] = []
  for (const from of [0, 60, 120, 180, 240]) ids.push((await book(api.ask, from, from + 60)).id)
  const page = async (query = {}, as: number = owner) => {
    const answer = await api.ask('listHistoricReservations', as, { query }, minutesOn(271))
    return { ids: answer.data.map(({ id }) => id), total: answer.totalElements }
  }
  const past = ids.slice(0, 4)
  expect(await page({ size: '3' })).toEqual({ ids: past.toReversed().slice(0, 3), total: 4 })
  expect(await page({ size: '3', page: '1' })).toEqual({ ids: past.slice(0, 1), total: 4 })
  expect(await page({ sort: 'start,asc' })).toEqual({ ids: past, total: 4 })
  expect(await page({}, stranger)).toEqual({ ids: [], total: 0 })
  expect(await refusalOf(page({ membershipId: String(otherMembershipId) }))).toBe('resource.unknown')
})
