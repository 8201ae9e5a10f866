import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

const { owner, companyMembershipId } = testOrg
const now = new Date('2026-11-20T09:00:00Z')
const mailed: string[] = []
const jobs: Jobs = { enqueue: async (_tx, name) => void mailed.push(name) }

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ jobs })
})
beforeEach(async () => {
  mailed.length = 0
  await api.database.change('delete from membership_invitation')
})
afterAll(() => api.drop())

const rights = { canCreateReservation: true, isGrantedChildMembership: false }
const invite = (fields: object) =>
  api.ask('inviteMember', owner, { body: { membershipId: companyMembershipId, ...rights, ...fields } }, now)
const errorsOf = (work: Promise<unknown>) => work.catch((error: unknown) => (error as Refusal).errors)
const invited = () =>
  api.database.rows('select invitee_email as email, invitee_name as name from membership_invitation order by id')

test('several addresses in one field get an invitation and a mail each, the same one once', async () => {
  const { entity } = await invite({ inviteeEmail: 'ola@a.test; kari.n@b.test,per@c.test OLA@a.test' })
  expect(entity).toMatchObject({ inviteeEmail: 'ola@a.test' })
  expect(await invited()).toEqual(
    ['ola@a.test', 'kari.n@b.test', 'per@c.test'].map((email) => ({ email, name: email })),
  )
  expect(mailed).toHaveLength(3)
})

test('one address goes on needing a name, and several need none', async () => {
  const missing = invite({ inviteeEmail: 'ola@a.test' })
  await expect(missing).rejects.toThrow()
  await invite({ inviteeEmail: 'ola@a.test', inviteeName: 'Ola Nordmann' })
  expect(await invited()).toEqual([{ email: 'ola@a.test', name: 'Ola Nordmann' }])
})

test('of several addresses one that is a member already is named, and nobody is invited', async () => {
  const errors = await errorsOf(invite({ inviteeEmail: 'ola@a.test, kari@delebil.test' }))
  expect(errors).toEqual([
    {
      fieldName: 'inviteeEmail',
      code: 'membership.already-member',
      message: expect.stringMatching(/^kari@delebil\.test: ./),
    },
  ])
})
