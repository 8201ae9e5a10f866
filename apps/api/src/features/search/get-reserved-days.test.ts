import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, NOW } from '../reservations/member/test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const ask = (id: number) => api.ask('getReservedDays', undefined, { params: { id } }, NOW)

test('a day without a free hour is reserved, looked up two months ahead', async () => {
  // From Saturday 23:30 to Monday 00:30: no hour of Sunday is left.
  await book(api.ask, 37.5 * 60, 62.5 * 60)
  await book(api.ask, 90 * 1440, 93 * 1440)
  expect(await ask(1)).toEqual({ carId: 1, reservedDays: ['2026-11-22'] })
  expect(await ask(2)).toEqual({ carId: 2, reservedDays: [] })
})

test('the reserved days of a car that does not exist are unknown', async () => {
  expect(await refusalOf(ask(99))).toBe('resource.unknown')
})
