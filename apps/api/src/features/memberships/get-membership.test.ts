import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test("a membership of one's own is answered; a colleague's private one and another club's are unknown", async () => {
  const get = (as: number, id: number) => api.ask('getMembership', as, { params: { id } }, new Date())
  expect(await get(testOrg.owner, testOrg.privateMembershipId)).toMatchObject({ name: 'Eva privat', isOwner: true })
  expect(await refusalOf(get(testOrg.colleague, testOrg.privateMembershipId))).toBe('resource.unknown')
  expect(await refusalOf(get(testOrg.owner, testOrg.otherMembershipId))).toBe('resource.unknown')
})
