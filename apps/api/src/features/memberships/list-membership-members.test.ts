import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClub } from '../../platform/db/test-club.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test('members see each other, owners first; for people outside the membership is unknown', async () => {
  const list = (as: number, id: number) => api.ask('listMembershipMembers', as, { params: { id } }, new Date())
  const { data } = await list(testClub.colleague, testClub.companyMembershipId)
  expect(data).toEqual([
    { id: testClub.owner, name: 'Eva Eier', isOwner: true, default: false, canCreateReservation: true },
    { id: testClub.colleague, name: 'Kari Kollega', isOwner: false, default: true, canCreateReservation: true },
  ])
  expect(await refusalOf(list(testClub.stranger, testClub.companyMembershipId))).toBe('resource.unknown')
})
