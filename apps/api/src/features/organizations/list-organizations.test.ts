import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('a visitor gets the clubs, sorted by name', async () => {
  const { data } = await api.ask('listOrganizations', undefined, {}, new Date())
  expect(data.map(({ key }) => key)).toEqual(['nord', 'sor'])
})
