import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callAdmin, callEndpoint, logIn, testPeople } from '../../testing/test-site.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { evaAtWork, kariAtWork, startStaffSite } from './test-staff-site.ts'

let site: Awaited<ReturnType<typeof startStaffSite>>
let browser: TestBrowser
beforeAll(async () => {
  site = await startStaffSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  browser = createTestBrowser()
  await site.suite.database.change('delete from identity_link')
  await site.suite.database.change("delete from organization_setting where key = 'staffSecondStep'")
  await site.set()
})

const tokenOf = async (person = kariAtWork): Promise<string> => {
  const answer = await site.complete(browser, await site.come(browser, person))
  return answer.headers.get('authorization') ?? ''
}
const codeOf = ({ body }: { body: Record<string, unknown> | undefined }) => body?.['code']
const failure = (page: URL) => [page.pathname, page.searchParams.get('code')]

describe('the provider of an organization', () => {
  test('is offered to everybody, and its secret is told to nobody and not to be read in the database', async () => {
    const { body } = await callEndpoint(site.address, 'getSignOn')
    expect(body?.['staff']).toEqual([{ key: 'nord', organization: expect.any(String), title: 'Entra' }])
    const read = await site.admin('identity-provider.read')
    const history = await site.admin('identity-provider.history')
    expect(`${read.text}${history.text}`).not.toContain(site.fake.clientSecret)
    const [row] = await site.suite.database.rows<{ kept: string }>(
      "select encode(sealed_client_secret, 'escape') as kept from identity_provider",
    )
    expect(row?.kept).not.toContain(site.fake.clientSecret)
    expect((await site.admin('identity-provider.try')).status).toBe(204)
  })

  test.each([
    ['a name without https', { issuer: 'http://accounts.google.com' }, 'issuer'],
    ['a machine inside', { issuer: 'https://10.0.0.1' }, 'issuer'],
    ['no domain', { emailDomains: [] }, 'emailDomains'],
    ['another issuer without its secret', { issuer: 'https://a.example.no', clientSecret: undefined }, 'clientSecret'],
  ])('is refused at the field: %s', async (_what, more, field) => {
    const { status, body } = await site.set(more)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ fieldName: expect.stringMatching(`^${field}`) }] },
    })
  })
})

describe('a session that the provider begins', () => {
  test('is given for an address of the organization, and later by the name at the provider alone', async () => {
    const page = await site.come(browser, kariAtWork)
    expect([page.pathname, page.searchParams.get('path')]).toEqual(['/staff-login-success', '/admin/staff'])
    const answer = await site.complete(browser, page)
    const token = answer.headers.get('authorization') ?? ''
    expect(answer.headers.has('x-has-active-reservations')).toBe(false)
    const { body } = await callEndpoint(site.address, 'whoami', { token })
    expect(body).toMatchObject({ staffOf: 1, memberships: [], person: { name: 'Kari Kollega' } })
    await site.suite.database.change("update person set email = 'ny@delebil.test' where id = 2")
    expect(await tokenOf()).not.toBe('')
    await site.suite.database.change("update person set email = 'kari@delebil.test' where id = 2")
  })

  test('opens the work there, and nothing that is the person’s own', async () => {
    const token = await tokenOf()
    const work = await callAdmin(site.address, 'staff.read', { token, query: { orgId: 1 } })
    expect(work.status).toBe(200)
    for (const name of ['getPerson', 'listSessions', 'listMemberships', 'renewRecoveryCodes'] as const) {
      expect(codeOf(await callEndpoint(site.address, name, { token }))).toBe('session.staff-only')
    }
  })

  test('has no rights in another organization', async () => {
    await site.suite.database.change(
      `insert into organization_permission (organization_id, person_id, permission) values (2, 2, 'HELP_READ') on conflict do nothing`,
    )
    const whole = await logIn(site.address, testPeople.colleague)
    const there = { query: { orgId: 2 } }
    expect((await callAdmin(site.address, 'situations.list', { ...there, token: whole })).status).toBe(200)
    const token = await tokenOf()
    expect(codeOf(await callAdmin(site.address, 'situations.list', { ...there, token }))).toBe('permission.missing')
    await site.suite.database.change('delete from organization_permission where organization_id = 2 and person_id = 2')
  })

  test('is not given to whom the list of the staff does not have, and ends with the rights', async () => {
    expect(failure(await site.come(browser, evaAtWork))).toEqual(['/loginFailed', 'single-sign-on.not-staff'])
    const token = await tokenOf()
    await site.suite.database.change('update organization_permission set ends_at = now() where person_id = 2')
    expect(codeOf(await callAdmin(site.address, 'staff.read', { token, query: { orgId: 1 } }))).toBe(
      'permission.missing',
    )
    expect(failure(await site.come(createTestBrowser(), kariAtWork))).toEqual([
      '/loginFailed',
      'single-sign-on.not-staff',
    ])
    await site.suite.database.change('update organization_permission set ends_at = null where person_id = 2')
  })

  test('is not given for an address outside the domains, nor to another identity with the same address', async () => {
    await site.set({ emailDomains: ['annen.test'] })
    expect(failure(await site.come(browser, kariAtWork))).toEqual(['/loginFailed', 'single-sign-on.not-staff'])
    await site.set()
    await site.suite.database.change(
      `insert into identity_link (organization_id, issuer, sub, person_id, linked_at) values (1, $1, 'someone else', 2, now())`,
      [site.fake.issuer],
    )
    expect(failure(await site.come(browser, kariAtWork))).toEqual(['/loginFailed', 'single-sign-on.not-staff'])
  })

  test('ends where the provider changes or goes', async () => {
    const token = await tokenOf()
    await site.set({ clientSecret: 'another one' })
    expect((await callEndpoint(site.address, 'whoami', { token })).status).toBe(401)
    await site.set()
    const again = await tokenOf()
    const { body } = await site.admin('identity-provider.read')
    await site.admin('identity-provider.remove', { body: { version: body?.['version'] } })
    expect((await callEndpoint(site.address, 'whoami', { token: again })).status).toBe(401)
    expect((await callEndpoint(site.address, 'getSignOn')).body?.['staff']).toBeUndefined()
  })
})

describe('the second step', () => {
  const demand = () =>
    site.suite.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'staffSecondStep', now() - interval '1 second', '1')`,
    )
  const work = (token: string) => callAdmin(site.address, 'staff.read', { token, query: { orgId: 1 } })

  test('is proved by a provider that asks for it, and again by coming again', async () => {
    await site.set({ isSecondStep: true })
    await demand()
    const token = await tokenOf()
    expect((await work(token)).status).toBe(200)
    await site.suite.database.change(
      "update session set second_step_at = now() - interval '1 hour' where scope = 'staff' and revoked_at is null",
    )
    expect((await work(token)).status).toBe(200)
    const body = {
      version: 1,
      title: 'x',
      issuer: 'https://a.example.no',
      clientId: 'x',
      emailDomains: ['a.no'],
      isSecondStep: true,
    }
    const change = await callAdmin(site.address, 'identity-provider.set', { token, query: { orgId: 1 }, body })
    expect(codeOf(change)).toBe('second-step.again')
    const standing = await callEndpoint(site.address, 'getSecondStep', { token })
    expect(standing.body?.['provider']).toEqual({ key: 'nord', title: 'Entra' })
  })

  test('is still missing where the provider does not ask for it', async () => {
    await demand()
    expect(codeOf(await work(await tokenOf()))).toBe('second-step.missing')
  })
})

test('a state counts once, in the browser and at the provider that it was made for', async () => {
  const page = await browser.begin(site.address, '', '/oauth2/staff/nord')
  const back = await browser.choose(page, { person: kariAtWork.sub })
  const elsewhere = await createTestBrowser().open(back)
  expect(failure(new URL(elsewhere.location))).toEqual(['/loginFailed', 'single-sign-on.expired'])
  const done = new URL((await browser.open(back)).location)
  const again = new URL((await browser.open(back)).location)
  expect([done.pathname, ...failure(again)]).toEqual(['/staff-login-success', '/loginFailed', 'single-sign-on.expired'])
  const code = { code: done.searchParams.get('code') }
  const stranger = await callEndpoint(site.address, 'completeStaffSignOn', { body: code })
  const member = await callEndpoint(site.address, 'completeSignOn', {
    params: { sso: 'vipps' },
    body: code,
    headers: { cookie: browser.cookie(site.address) },
  })
  expect([codeOf(stranger), member.status]).toEqual(['single-sign-on.expired', 404])
})
