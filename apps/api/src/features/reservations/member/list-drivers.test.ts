import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, NOW, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('the drivers are listed for who may read the reservation, and unknown to others', async () => {
  const reservation = await book(api.ask, 60, 120)
  const ask = (as: number) => api.ask('listDrivers', as, onto(reservation), NOW)
  expect(await ask(testOrg.owner)).toEqual({ data: [{ id: testOrg.owner, name: 'Eva Eier' }] })
  expect(await refusalOf(ask(testOrg.colleague))).toBe('resource.unknown')
})
