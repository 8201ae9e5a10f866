import type { TermsVersions } from '@delebil/core-api/admin'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

const { privateMembershipId } = testOrg
let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
  await site.database.change(
    'insert into membership_member (organization_id, membership_id, person_id, is_owner) values (1, $1, $2, false)',
    [privateMembershipId, staff.personId],
  )
})
afterAll(() => site.stop())

const undone = (work: () => Promise<void>) => () => site.undone(work)
const read = async () => (await site.ask('terms.read', staff.token)).body as unknown as TermsVersions
const add = async (name: string, validFrom: Date, more: object = {}) => {
  const body = {
    version: (await read()).version,
    name,
    validFrom: formatInstant(validFrom),
    text: 'Nytt',
    isAsked: true,
  }
  return site.ask('terms.add', staff.token, { body: { ...body, ...more } })
}
const remove = async (name: string) =>
  site.ask('terms.remove', staff.token, { query: { name, version: (await read()).version } })
const asMember = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await site.app.inject({
    method,
    url,
    headers: { authorization: staff.token, 'idempotency-key': crypto.randomUUID() },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const toAccept = async () => (await asMember('GET', '/api/terms/to-accept')).body.data
const accept = (version: string, id = privateMembershipId) =>
  asMember('POST', `/api/memberships/${id}/terms`, { version })
const soon = () => addMinutes(new Date(), 24 * 60)
/** As if so much time had gone by. */
const bringInForce = (name: string) =>
  site.database.change(`update terms set valid_from = now() - interval '1 second' where version = $1`, [name])

test(
  'a version that is asked for is asked of each member when it comes in force, once, and joining takes it',
  undone(async () => {
    expect(await toAccept()).toEqual([])
    expect((await add('2027-1', soon(), { why: 'Årsmøtet' })).body.entity).toMatchObject({
      data: [
        { version: '2027-1', state: 'UPCOMING', isAsked: true, accepted: 0 },
        { version: '2026-1', state: 'IN_FORCE', isAsked: false },
      ],
    })
    expect(await toAccept()).toEqual([])
    expect((await accept('2027-1')).body.code).toBe('membership.terms-changed')

    await bringInForce('2027-1')
    const mine = await toAccept()
    expect(mine).toContainEqual(expect.objectContaining({ membershipId: privateMembershipId, version: '2027-1' }))
    expect((await accept('2026-1')).body.code).toBe('membership.terms-changed')
    const { status, body } = await accept('2027-1')
    expect([status, body.data]).toEqual([
      200,
      mine.filter((one: { membershipId: number }) => one.membershipId !== privateMembershipId),
    ])
    expect((await read()).data[0]).toMatchObject({ state: 'IN_FORCE', accepted: 1 })
    const { data: types } = (await asMember('GET', '/api/memberships/types?orgId=1')).body
    expect(new Set(types.map((one: { termsVersion: string }) => one.termsVersion))).toEqual(new Set(['2027-1']))
    const terms = (await asMember('GET', '/api/terms?orgId=1')).body
    expect(terms).toMatchObject({ version: '2027-1', text: 'Nytt' })
  }),
)

test(
  'a version that nobody is asked for is in force without a word, and one that was asked for is not forgotten when another follows',
  undone(async () => {
    await add('2027-1', soon(), { isAsked: false })
    await bringInForce('2027-1')
    expect(await toAccept()).toEqual([])
    await add('2027-2', soon())
    await bringInForce('2027-2')
    await add('2027-3', addMinutes(soon(), 5), { isAsked: false })
    await site.database.change(`update terms set valid_from = now() where version = '2027-3'`)
    expect(await toAccept()).toContainEqual(expect.objectContaining({ version: '2027-3' }))
  }),
)

test(
  'a version of the terms never changes: one in force stays, one that is not yet in force is taken back',
  undone(async () => {
    await add('2027-1', soon())
    expect((await remove('2026-1')).body.code).toBe('terms.in-force')
    expect((await remove('2030')).status).toBe(404)
    expect((await remove('2027-1')).status).toBe(200)
    expect((await read()).data.map(({ version }) => version)).toEqual(['2026-1'])
    const { data } = (await site.ask('terms.history', staff.token)).body as unknown as { data: object[] }
    expect(data).toMatchObject([{ action: 'remove' }, { action: 'create' }])
  }),
)

test.each([
  ['a name that is taken', { name: '2026-1' }, 'name', 'terms.taken'],
  ['no name', { name: '' }, 'name', 'field.required'],
  ['a day that is over', { validFrom: '2026-01-02T00:00:00+01:00' }, 'validFrom', 'field.in-past'],
])('%s is refused at its field, and no version is made', async (_what, more, fieldName, code) => {
  const before = await read()
  const { body } = await add('2027-9', soon(), more)
  expect(body.errors).toMatchObject([{ fieldName, code }])
  expect(await read()).toEqual(before)
})
