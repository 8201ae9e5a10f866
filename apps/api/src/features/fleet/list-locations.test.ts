import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('the places of all clubs, or of one where asked, come with their cars counted', async () => {
  const list = async (query = {}) => (await api.ask('listLocations', undefined, { query }, new Date())).data
  expect(await list()).toHaveLength(2)
  expect(await list({ orgId: '1' })).toEqual([
    {
      id: 1,
      organizationId: 1,
      name: 'Torget',
      geojson: { type: 'Point', coordinates: [5.32, 60.39] },
      parkingDescription: null,
      carCount: 3,
    },
  ])
})
