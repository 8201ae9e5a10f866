import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('members see each other, owners first; for people outside the membership is unknown', async () => {
  const list = (as: number, id: number) => api.ask('listMembershipMembers', as, { params: { id } }, new Date())
  const { data } = await list(testOrg.colleague, testOrg.companyMembershipId)
  expect(data).toEqual([
    { id: testOrg.owner, name: 'Eva Eier', isOwner: true, default: false, canCreateReservation: true },
    { id: testOrg.colleague, name: 'Kari Kollega', isOwner: false, default: true, canCreateReservation: true },
  ])
  expect(await refusalOf(list(testOrg.stranger, testOrg.companyMembershipId))).toBe('resource.unknown')
})
