import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('a place is answered with its cars counted; one that does not exist is unknown', async () => {
  const get = (id: number) => api.ask('getLocation', undefined, { params: { id } }, new Date())
  expect(await get(2)).toMatchObject({ name: 'Åsen', organizationId: 2, carCount: 1 })
  expect(await refusalOf(get(99))).toBe('resource.unknown')
})
