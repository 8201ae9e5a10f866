import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '../../adapters/mail/port.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { sendInvitation } from './send-invitation.ts'

const { owner, colleague, stranger, privateMembershipId, companyMembershipId, termsVersion } = testOrg
const now = new Date('2026-11-20T09:00:00Z')
const strangersMail = 'fia@delebil.test'

let api: TestApi
const mails: MailMessage[] = []
const asked: { organizationId: number; id: number }[] = []
const jobs: Jobs = {
  enqueue: async (_tx, name, data) => void (name === 'membership-invitation' && asked.push(data as never)),
}
beforeAll(async () => {
  api = await createTestApi({ jobs })
})
beforeEach(async () => {
  await api.database.change('delete from membership_member where person_id = $1 and membership_id <> 3', [stranger])
  await api.database.change('delete from membership_invitation')
})
afterAll(() => api.drop())

const invitation = {
  membershipId: privateMembershipId,
  inviteeName: 'Fia Fremmed',
  inviteeEmail: strangersMail,
  canCreateReservation: true,
  isGrantedChildMembership: false,
}
const invite = (more: object = {}, as: number = owner) =>
  api.ask('inviteMember', as, { body: { ...invitation, ...more } }, now)
const mail = {
  send: async (message: MailMessage) => void mails.push(message),
  close: () => undefined,
}
const parts = { mail, linkOf: (token: string) => `https://klubb.test/join#invitation=${token}` }

/** Does the job of the last invitation, and reads the token out of its mail. */
const tokenOfMail = async (): Promise<string> => {
  await sendInvitation({ database: api.database, ...parts }, asked.at(-1) ?? { organizationId: 0, id: 0 })
  return /#invitation=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const accept = (as: number, invitationToken: string, at = now, more: object = {}) =>
  api.ask('acceptInvitation', as, { body: { invitationToken, ...more } }, at)
const preview = (invitationToken: string, at = now) =>
  api.ask('previewInvitation', undefined, { body: { invitationToken } }, at)

test('the mail and its preview name the inviter and the membership, and the link lets the invitee in once', async () => {
  const { entity } = await invite({ canCreateReservation: false })
  const token = await tokenOfMail()
  expect(mails.at(-1)).toMatchObject({ to: strangersMail, subject: 'Du er invitert til Nord bildeling' })
  expect(mails.at(-1)?.text).toContain('Et medlem inviterer deg til medlemskapet sitt i Nord bildeling')
  const shown = { membershipName: 'Eva privat', inviteeEmail: strangersMail, hasAccount: true, termsVersion }
  expect(await preview(token)).toMatchObject(shown)

  const joined = await accept(stranger, token, now, { termsVersion })
  expect(joined).toMatchObject({ entity: { name: 'Eva privat', isOwner: false, canCreateReservation: false } })
  expect(await refusalOf(accept(stranger, token))).toBe('invitation.used')
  expect(await refusalOf(preview(token))).toBe('invitation.used')
  const kept = await api.database.rows('select token_hash from membership_invitation where id = $1', [entity.id])
  expect(JSON.stringify(kept)).not.toContain(token)
  const proven = 'select from person where id = $1 and email_proven_at is not null'
  expect(await api.database.rows(proven, [stranger])).toHaveLength(1)
})

test('an invitation accepted by another person is refused, and stays good for its addressee', async () => {
  await invite()
  const token = await tokenOfMail()
  expect(await refusalOf(accept(colleague, token))).toBe('invitation.other-person')
  const join = api.ask('joinMembership', colleague, { body: { invitationToken: token } }, now)
  expect(await refusalOf(join)).toBe('invitation.other-person')
  expect((await api.ask('joinMembership', stranger, { body: { invitationToken: token } }, now)).entity.isOwner).toBe(
    false,
  )
})

test('an invitation accepted three times at once lets its addressee in once', async () => {
  await invite()
  const token = await tokenOfMail()
  const outcomes = await Promise.all([1, 2, 3].map(() => refusalOf(accept(stranger, token))))
  expect(outcomes.sort()).toEqual(['answered', 'invitation.used', 'invitation.used'])
})

test('an invitation is refused after 14 days, once revoked, and once a newer one was sent', async () => {
  const { entity } = await invite()
  const token = await tokenOfMail()
  expect(await refusalOf(accept(stranger, token, addMinutes(now, 14 * 24 * 60)))).toBe('invitation.expired')
  const revoke = (as: number) =>
    api.ask('revokeInvitation', as, { params: { id: privateMembershipId, invitationId: entity.id } }, now)
  expect(await refusalOf(revoke(stranger))).toBe('resource.unknown')
  await revoke(owner)
  expect(await refusalOf(accept(stranger, token))).toBe('invitation.revoked')
  expect(await refusalOf(revoke(owner))).toBe('resource.unknown')

  await invite()
  const older = await tokenOfMail()
  await invite()
  const newer = await tokenOfMail()
  expect(await refusalOf(accept(stranger, older))).toBe('invitation.revoked')
  expect(await refusalOf(accept(stranger, newer))).toBe('answered')
  expect(await refusalOf(preview('finnes-ikke'))).toBe('invitation.unknown')
})

test('the job run again sends a new link in place of the old; for a revoked invitation it sends nothing', async () => {
  const { entity } = await invite()
  const first = await tokenOfMail()
  const second = await tokenOfMail()
  expect(await refusalOf(preview(first))).toBe('invitation.unknown')
  expect(await refusalOf(preview(second))).toBe('answered')
  await api.ask('revokeInvitation', owner, { params: { id: privateMembershipId, invitationId: entity.id } }, now)
  const sent = mails.length
  await tokenOfMail()
  expect(mails).toHaveLength(sent)
})

test('inviting needs an owner, an active membership, an address outside it, and room among the open invitations', async () => {
  expect(await refusalOf(invite({ membershipId: companyMembershipId }, colleague))).toBe('membership.not-owner')
  expect(await refusalOf(invite({}, stranger))).toBe('resource.unknown')
  const inside = await invite({ membershipId: companyMembershipId, inviteeEmail: 'KARI@delebil.test' }).catch(
    (error: unknown) => error,
  )
  expect((inside as Refusal).errors).toMatchObject([{ fieldName: 'inviteeEmail', code: 'membership.already-member' }])
  for (let n = 0; n < 20; n += 1) await invite({ inviteeEmail: `gjest${n}@delebil.test` })
  expect(await refusalOf(invite())).toBe('invitation.too-many')
  const { data } = await api.ask('listInvitations', owner, { params: { id: privateMembershipId } }, now)
  expect(data).toHaveLength(20)
  const list = (as: number) => api.ask('listInvitations', as, { params: { id: companyMembershipId } }, now)
  expect(await refusalOf(list(colleague))).toBe('membership.not-owner')
})

test('accepting with old terms is refused: terms-changed; into a paused membership: not-active', async () => {
  await invite()
  const token = await tokenOfMail()
  const old = accept(stranger, token, now, { termsVersion: '2025-1' })
  expect(await refusalOf(old)).toBe('membership.terms-changed')
  await api.database.change("update membership set state = 'PAUSED' where id = $1", [privateMembershipId])
  expect(await refusalOf(accept(stranger, token))).toBe('membership.not-active')
  await api.database.change("update membership set state = 'ACTIVE' where id = $1", [privateMembershipId])
})

test("accepting a child membership makes one of one's own, which is paused with its parent", async () => {
  await invite({ isGrantedChildMembership: true })
  const { entity } = await accept(stranger, await tokenOfMail())
  expect(entity).toMatchObject({
    name: 'Eva privat – Fia Fremmed',
    isOwner: true,
    parentName: 'Eva privat',
    state: 'ACTIVE',
  })
  const { children } = await api.ask('listInvitations', owner, { params: { id: privateMembershipId } }, now)
  expect(children).toEqual([{ id: entity.id, name: 'Eva privat – Fia Fremmed' }])
  await api.database.change("update membership set state = 'PAUSED' where id = $1", [privateMembershipId])
  const seen = await api.ask('getMembership', stranger, { params: { id: entity.id } }, now)
  expect(seen.state).toBe('PAUSED')
  await api.database.change("update membership set state = 'ACTIVE' where id = $1", [privateMembershipId])
})

test('a fourth invitation to one address within an hour is refused: request.too-many, and an hour later it is not', async () => {
  for (let time = 0; time < 3; time += 1) expect(await refusalOf(invite())).toBe('answered')
  expect(await refusalOf(invite({ inviteeEmail: strangersMail.toUpperCase() }))).toBe('request.too-many')
  expect(await refusalOf(invite({ inviteeEmail: 'en.annen@delebil.test' }))).toBe('answered')
  await api.database.change(`update membership_invitation set created_at = created_at - interval '61 minutes'`)
  expect(await refusalOf(invite())).toBe('answered')
})
