import type { Staff, StaffRight } from '@delebil/core-api/admin'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { changePasswordHash } from '../accounts/stores/persons.ts'

const password = 'mitt-eget-passord'
const all = ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'] as const
let site: AdminSite
let boss: Hired
let helper: Hired
const mails: JobData['mail'][] = []
beforeAll(async () => {
  site = await startAdminSite({
    jobs: { enqueue: async (_tx, name, data) => void (name === 'mail' && mails.push(data as JobData['mail'])) },
  })
  // The test's organization has administrators of its own.
  await site.database.change('delete from organization_permission')
  boss = await site.hire(1, all)
  helper = await site.hire(1, ['HELP_READ'])
  await changePasswordHash(site.database, boss.personId, await hash(password))
})
afterAll(() => site.stop())
beforeEach(() => {
  mails.length = 0
})

const inDays = (days: number) => osloDateText(addOsloDays(new Date(), days))
const right = (permission: StaffRight['permission'], endsOn: string | null = null, startsOn?: string): StaffRight => ({
  permission,
  endsOn,
  ...(startsOn && { startsOn }),
})
const lasting = all.map((permission) => right(permission))
const staff = async () => (await site.ask('staff.read', boss.token)).body as unknown as Staff
const change = async (id: number, rights: readonly StaffRight[], more: object = {}, by = boss) => {
  const { version } = await staff()
  const body = { rights, version, currentPassword: password, ...more }
  return site.ask('staff.change', by.token, { params: { id }, body })
}
const invite = async (email: string, rights: readonly StaffRight[], more: object = {}) => {
  const body = { name: 'Nora Ny', email, rights, currentPassword: password, ...more }
  return site.ask('staff.invite', boss.token, { body })
}
const undone = (work: () => Promise<void>) => () => site.undone(work)
const asMember = async (method: 'GET' | 'POST', path: string, token: string) => {
  const answer = await site.app.inject({
    method,
    url: `/api/staff-invitations${path}`,
    headers: { authorization: token },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const prove = (personId: number) =>
  site.database.change('update person set email_proven_at = now() where id = $1', [personId])

test(
  'rights that are given open the calls they are for at once, are kept with who gave them, and are taken again',
  undone(async () => {
    const path = { query: { orgId: 1 } }
    expect((await site.ask('cars.list', helper.token, path)).status).toBe(403)
    expect((await change(helper.personId, [right('FLEET_MANAGEMENT_READ')], { why: 'Sommervikar' })).status).toBe(200)
    expect((await site.ask('cars.list', helper.token, path)).status).toBe(200)
    expect((await change(helper.personId, [])).status).toBe(200)
    expect((await site.ask('cars.list', helper.token, path)).status).toBe(403)
    expect((await staff()).data.map(({ id }) => id)).toEqual([boss.personId])
    const history = (await site.ask('staff.history', boss.token)).body as unknown as { data: object[] }
    const name = `Ansatt ${helper.personId}`
    expect(history.data).toMatchObject([
      { changes: { name: { from: name, to: null }, rights: { from: ['FLEET_MANAGEMENT_READ'], to: [] } } },
      {
        person: { id: boss.personId },
        why: 'Sommervikar',
        changes: { rights: { from: ['HELP_READ'], to: ['FLEET_MANAGEMENT_READ'] } },
      },
    ])
  }),
)

test(
  'a right is held through its last day in Oslo, and not an instant longer',
  undone(async () => {
    await change(helper.personId, [right('HELP_READ', inDays(0))])
    const [, member] = (await staff()).data
    expect(member?.rights).toEqual([right('HELP_READ', inDays(0))])
    const [{ endsAt } = { endsAt: new Date(0) }] = await site.database.rows<{ endsAt: Date }>(
      'select ends_at as "endsAt" from organization_permission where person_id = $1',
      [helper.personId],
    )
    expect([osloDateText(new Date(endsAt.getTime() - 1)), osloDateText(endsAt)]).toEqual([inDays(0), inDays(1)])
    expect((await site.ask('situations.list', helper.token)).status).toBe(200)
    await site.database.change('update organization_permission set ends_at = now() where person_id = $1', [
      helper.personId,
    ])
    expect((await site.ask('situations.list', helper.token)).status).toBe(403)
    expect((await staff()).data).toHaveLength(1)
  }),
)

test(
  'a right is held from its first day in Oslo, stands in the list until then, and is kept with its days',
  undone(async () => {
    const path = { query: { orgId: 1 } }
    const coming = right('MESSAGE_READ', inDays(9), inDays(3))
    expect((await change(helper.personId, [coming])).status).toBe(200)
    expect((await site.ask('messages.list', helper.token, path)).status).toBe(403)
    expect((await staff()).data[1]?.rights).toEqual([coming])
    const [{ startsAt } = { startsAt: new Date(0) }] = await site.database.rows<{ startsAt: Date }>(
      'select starts_at as "startsAt" from organization_permission where person_id = $1',
      [helper.personId],
    )
    expect([osloDateText(new Date(startsAt.getTime() - 1)), osloDateText(startsAt)]).toEqual([inDays(2), inDays(3)])
    const history = (await site.ask('staff.history', boss.token)).body as unknown as { data: object[] }
    expect(history.data[0]).toMatchObject({ changes: { rights: { to: [`MESSAGE_READ ${inDays(3)}/${inDays(9)}`] } } })
    await site.database.change('update organization_permission set starts_at = now() where person_id = $1', [
      helper.personId,
    ])
    expect((await site.ask('messages.list', helper.token, path)).status).toBe(200)
    expect((await staff()).data[1]?.rights).toEqual([right('MESSAGE_READ', inDays(9))])
  }),
)

test(
  'a right that is to begin is none for the last who may change the settings',
  undone(async () => {
    await change(
      helper.personId,
      all.map((one) => right(one, null, inDays(1))),
    )
    expect(await change(boss.personId, [])).toMatchObject({ body: { code: 'staff.last-administrator' } })
  }),
)

test(
  'the last who may change the settings without an end keeps that: neither taken, nor ended, nor left to one whose right ends',
  undone(async () => {
    const lost = { status: 409, body: { code: 'staff.last-administrator' } }
    expect(await change(boss.personId, [right('ADMIN_SETTINGS_READ')])).toMatchObject(lost)
    expect(await change(boss.personId, [])).toMatchObject(lost)
    expect(
      await change(
        boss.personId,
        all.map((one) => right(one, inDays(300))),
      ),
    ).toMatchObject(lost)
    await change(
      helper.personId,
      all.map((one) => right(one, inDays(300))),
    )
    expect(await change(boss.personId, [])).toMatchObject(lost)
    await change(helper.personId, lasting)
    expect((await change(boss.personId, [])).status).toBe(200)
    expect((await site.ask('staff.read', boss.token)).status).toBe(403)
  }),
)

test.each([
  ['to change without to see', [right('HELP_WRITE')], 'staff.write-without-read'],
  ['to change longer than to see', [right('HELP_READ', inDays(2)), right('HELP_WRITE')], 'staff.write-without-read'],
  ['to change before to see', [right('HELP_READ', null, inDays(2)), right('HELP_WRITE')], 'staff.write-without-read'],
  ['an end before the beginning', [right('HELP_READ', inDays(1), inDays(2))], 'staff.ends-before-start'],
  ['a day that is over', [right('HELP_READ', inDays(-1))], 'field.in-past'],
  ['the same twice', [right('HELP_READ'), right('HELP_READ')], 'field.format'],
])('%s is refused at the rights, and nothing is changed', async (_what, rights, code) => {
  const before = await staff()
  expect(await change(helper.personId, rights)).toMatchObject({
    status: 400,
    body: { errors: [{ fieldName: 'rights', code }] },
  })
  expect(await staff()).toEqual(before)
})

test(
  "rights are given with the giver's password alone: without it, or with a wrong one, nothing is changed",
  undone(async () => {
    const at = (code: string) => ({ status: 400, body: { errors: [{ fieldName: 'currentPassword', code }] } })
    const wrong = { currentPassword: 'noe-annet' }
    expect(await change(helper.personId, lasting, { currentPassword: undefined })).toMatchObject(at('field.required'))
    expect(await change(helper.personId, lasting, wrong)).toMatchObject(at('account.password-wrong'))
    expect(await invite('nora@delebil.test', lasting, wrong)).toMatchObject(at('account.password-wrong'))
    expect(await staff()).toMatchObject({ version: 1, invitations: [] })
    expect(mails).toEqual([])
  }),
)

test(
  'staff that changed meanwhile is not overwritten, and whoever is of no staff here is unknown',
  undone(async () => {
    const { version } = await staff()
    await change(helper.personId, [right('MESSAGE_READ')])
    const late = { rights: [], version, currentPassword: password }
    expect(await site.ask('staff.change', boss.token, { params: { id: helper.personId }, body: late })).toMatchObject({
      status: 409,
      body: { code: 'record.stale', entity: { data: [{}, { rights: [{}] }] } },
    })
    const elsewhere = await site.hire(2, ['HELP_READ'])
    expect((await change(elsewhere.personId, [right('HELP_READ')])).status).toBe(404)
  }),
)

test(
  'an invitation is mailed, waits for the proved address alone, and gives its rights once',
  undone(async () => {
    const nora = await site.hire(2, ['HELP_READ'])
    const email = `${nora.personId}@DELEBIL.test`
    expect((await invite(email, [right('MESSAGE_READ'), right('HELP_READ', inDays(10))])).status).toBe(200)
    expect(mails).toMatchObject([{ to: email, kind: 'staffInvitation', organizationId: 1 }])
    const [{ text } = { text: '' }] = mails
    expect(text).toContain('/staff-invitation')
    const { data, invitations } = await staff()
    expect(data).toHaveLength(2)
    expect(invitations).toMatchObject([{ name: 'Nora Ny', email }])
    const id = invitations[0]?.id

    expect((await asMember('GET', '', nora.token)).body).toEqual({ isEmailProven: false, data: [] })
    expect((await asMember('POST', `/${id}/accept`, nora.token)).status).toBe(404)
    await prove(nora.personId)
    expect((await asMember('POST', `/${id}/accept`, helper.token)).status).toBe(404)
    expect((await asMember('GET', '', nora.token)).body).toMatchObject({
      isEmailProven: true,
      data: [{ id, organizationName: 'Nord bildeling', permissions: ['MESSAGE_READ', 'HELP_READ'] }],
    })
    expect((await site.ask('messages.list', nora.token, { query: { orgId: 1 } })).status).toBe(403)
    expect((await asMember('POST', `/${id}/accept`, nora.token)).status).toBe(200)
    expect((await site.ask('messages.list', nora.token, { query: { orgId: 1 } })).status).toBe(200)
    expect((await asMember('POST', `/${id}/accept`, nora.token)).status).toBe(404)
    const after = await staff()
    expect(after.invitations).toEqual([])
    expect(after.data.find((one) => one.id === nora.personId)?.rights).toEqual([
      right('HELP_READ', inDays(10)),
      right('MESSAGE_READ'),
    ])
  }),
)

test(
  'an invitation that is withdrawn, replaced or two weeks old gives nothing, and who is on the staff is not invited',
  undone(async () => {
    const nora = await site.hire(2, [])
    const email = `${nora.personId}@delebil.test`
    await prove(nora.personId)
    await invite(email, [right('HELP_READ')])
    await invite(email, [right('MESSAGE_READ')])
    const { invitations } = await staff()
    expect(invitations).toMatchObject([{ rights: [right('MESSAGE_READ')] }])
    const { id = 0 } = invitations[0] ?? {}
    expect((await site.ask('staff.withdraw', boss.token, { params: { id } })).status).toBe(200)
    expect((await asMember('POST', `/${id}/accept`, nora.token)).status).toBe(404)
    await invite(email, [right('HELP_READ')])
    await site.database.change('update staff_invitation set expires_at = now()')
    expect((await asMember('GET', '', nora.token)).body.data).toEqual([])
    expect((await staff()).invitations).toEqual([])
    expect(await invite(`${helper.personId}@delebil.TEST`, [right('HELP_READ')])).toMatchObject({
      status: 409,
      body: { code: 'staff.already', errors: [{ fieldName: 'email' }] },
    })
  }),
)

test('rights are seen and given with the rights to settings alone', async () => {
  const reader = await site.hire(1, ['ADMIN_SETTINGS_READ', 'MEMBERSHIP_WRITE'])
  expect((await site.ask('staff.read', helper.token)).status).toBe(403)
  expect((await site.ask('staff.read', reader.token)).status).toBe(200)
  expect((await change(helper.personId, [], {}, reader)).status).toBe(403)
})
