import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClub } from '../../platform/db/test-club.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test("a membership of one's own is answered; a colleague's private one and another club's are unknown", async () => {
  const get = (as: number, id: number) => api.ask('getMembership', as, { params: { id } }, new Date())
  expect(await get(testClub.owner, testClub.privateMembershipId)).toMatchObject({ name: 'Eva privat', isOwner: true })
  expect(await refusalOf(get(testClub.colleague, testClub.privateMembershipId))).toBe('resource.unknown')
  expect(await refusalOf(get(testClub.owner, testClub.otherMembershipId))).toBe('resource.unknown')
})
