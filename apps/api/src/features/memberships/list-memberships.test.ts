import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('a person gets their own memberships, with their role in each', async () => {
  const list = async (as: number) => (await api.ask('listMemberships', as, {}, new Date())).data
  expect((await list(testOrg.owner)).map(({ name }) => name)).toEqual(['Eva privat', 'Firma AS'])
  expect(await list(testOrg.colleague)).toMatchObject([
    { name: 'Firma AS', isOwner: false, default: true, memberCount: 2, discontinued: false, oidcId: null },
  ])
})
