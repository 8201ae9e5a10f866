import { signOnCallbackPath } from '@delebil/core-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callEndpoint, logIn, type TestSite, testPassword, testPeople } from '../../testing/test-site.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { callFrom, signOnPeople, startSignOnSite } from './test-sign-on-site.ts'

const { eva, kari, nora } = signOnPeople
let site: TestSite
let address: string
let browser: TestBrowser
beforeAll(async () => {
  site = await startSignOnSite()
  address = site.address
})
afterAll(() => site.stop())
beforeEach(async () => {
  browser = createTestBrowser()
  await site.suite.database.change('update person set oidc_id = null')
})

const expired = '/loginFailed?code=single-sign-on.expired'
const pageAt = async (back: string, from = browser) => {
  const { location } = await from.open(back)
  const { pathname, search } = new URL(location)
  return pathname + search
}
const comeBack = async (query?: string) => browser.choose(await browser.begin(address, query), { person: nora.sub })
const sessions = async () => (await site.suite.database.rows('select from session')).length

describe('an answer from the provider', () => {
  test('is asked for with PKCE S256, state, nonce and our exact address', async () => {
    const { location, status } = await browser.open(`${address}/oauth2/authorization/vipps-login`)
    const asked = Object.fromEntries(new URL(location).searchParams)
    expect(status).toBe(302)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid name phoneNumber email',
      redirect_uri: `${address}${signOnCallbackPath('vipps')}`,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
    const [cookie = ''] = (
      await fetch(`${address}/oauth2/authorization/vipps-login`, { redirect: 'manual' })
    ).headers.getSetCookie()
    expect(cookie).toMatch(/^delebil-sso=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)
  })

  test('with a forged state or none is refused as expired', async () => {
    const back = new URL(await comeBack())
    back.searchParams.set('state', 'f'.repeat(43))
    expect(await pageAt(back.href)).toBe(expired)
    expect(await pageAt(`${address}${back.pathname}`)).toBe(expired)
  })

  test('in a browser without the cookie, or with one of its own, is refused as expired', async () => {
    const back = await comeBack()
    const other = createTestBrowser()
    expect(await pageAt(back, other)).toBe(expired)
    await other.begin(address)
    expect(await pageAt(back, other)).toBe(expired)
    expect(await pageAt(back)).toBe('/linkOrCreateUser')
  })

  test('is refused as expired the second time', async () => {
    const back = await comeBack()
    expect(await pageAt(back)).toBe('/linkOrCreateUser')
    expect(await pageAt(back)).toBe(expired)
  })

  test.each([
    ['nonce', "update single_sign_on_request set nonce = 'another'"],
    ['verifier', "update single_sign_on_request set code_verifier = repeat('x', 43)"],
    ['address', "update single_sign_on_request set redirect_uri = redirect_uri || '/x'"],
  ])('with a wrong %s is refused as failed', async (_what, spoil) => {
    const back = await comeBack()
    await site.suite.database.change(spoil)
    expect(await pageAt(back)).toBe('/loginFailed?code=single-sign-on.failed')
  })

  test.each([
    ['code', 'garbage'],
    ['iss', 'https://evil.example'],
  ])('with a %s that is not the provider’s is refused as failed', async (name, value) => {
    const back = new URL(await comeBack())
    back.searchParams.set(name, value)
    expect(await pageAt(back.href)).toBe('/loginFailed?code=single-sign-on.failed')
  })

  test('that comes too late is refused as expired', async () => {
    const back = await comeBack()
    await site.suite.database.change("update single_sign_on_request set expires_at = now() - interval '1 second'")
    expect(await pageAt(back)).toBe(expired)
  })

  test.each([
    ['access_denied', 'single-sign-on.cancelled'],
    ['server_error', 'single-sign-on.failed'],
  ])('of %s leads to the failure page with %s, and keeps the way back', async (outcome, code) => {
    const page = await browser.signOn(address, { outcome }, '?path=/reservations')
    expect(page.pathname + page.search).toBe(`/loginFailed?code=${code}&path=%2Freservations`)
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2f/evil.example', 'javascript:alert(1)'])(
    'ignores the foreign return path %s',
    async (path) => {
      const page = await browser.signOn(address, { person: nora.sub }, `?path=${encodeURIComponent(path)}`)
      expect(page.origin + page.pathname + page.search).toBe(`${address}/linkOrCreateUser`)
    },
  )
})

describe('the code of the page', () => {
  const finish = async () => {
    await site.suite.database.change("update person set oidc_id = 'sub-of-eva' where id = 1")
    return (await browser.signOn(address, { person: eva.sub })).searchParams.get('code') ?? ''
  }
  const statusOf = async (code: string, from: TestBrowser) =>
    (await callFrom(from, address, 'completeSignOn', { body: { code } })).status

  test('begins one session, in the browser that asked for it', async () => {
    const [code, before] = [await finish(), await sessions()]
    expect(await statusOf(code, createTestBrowser())).toBe(409)
    const other = createTestBrowser()
    await other.begin(address)
    expect(await statusOf(code, other)).toBe(409)
    expect(await statusOf('x'.repeat(43), browser)).toBe(409)
    expect(await sessions()).toBe(before)
    const statuses = await Promise.all([1, 2, 3, 4].map(() => statusOf(code, browser)))
    expect(statuses.sort()).toEqual([200, 409, 409, 409])
  })

  test('is refused after two minutes', async () => {
    const code = await finish()
    await site.suite.database.change("update single_sign_on_code set expires_at = now() - interval '1 second'")
    expect(await statusOf(code, browser)).toBe(409)
  })
})

describe('a sign-on that waits to be linked', () => {
  const wait = async () => {
    await browser.signOn(address, { person: kari.sub })
    const { body } = await callFrom(browser, address, 'getWaitingSignOn')
    return body?.['entity'] as { sub: string; phoneNo: string; authToken: string }
  }
  const link = async (body: object, from = browser) => {
    const token = await logIn(address, testPeople.colleague)
    const answer = await callFrom(from, address, 'linkSignOn', { token, body })
    return answer.body?.['code'] ?? answer.status
  }
  const nobodyIsLinked = async () =>
    expect(await site.suite.database.rows('select id from person where oidc_id is not null')).toEqual([])

  test('is refused for another sub or phone than the one verified in this browser', async () => {
    const { sub, phoneNo } = await wait()
    expect(await link({ sub: eva.sub, phoneNo })).toBe('single-sign-on.mismatch')
    expect(await link({ sub, phoneNo: '+4790000011' })).toBe('single-sign-on.mismatch')
    expect(await link({ sub, phoneNo: null })).toBe('single-sign-on.mismatch')
    expect(await link({ sub, phoneNo }, createTestBrowser())).toBe('single-sign-on.expired')
    await nobodyIsLinked()
  })

  test("with another's link data begins no session at the log-in", async () => {
    const { phoneNo } = await wait()
    const before = await sessions()
    const body = { username: testPeople.colleague, password: testPassword, sub: eva.sub, phoneNo }
    const answer = await callFrom(browser, address, 'login', { body })
    expect([answer.body?.['code'], answer.headers.get('authorization')]).toEqual(['single-sign-on.mismatch', null])
    expect(await sessions()).toBe(before)
    await nobodyIsLinked()
  })

  test('expires with its time, for linking and for creating a user', async () => {
    const { sub, phoneNo, authToken } = await wait()
    await site.suite.database.change("update single_sign_on_waiting set expires_at = now() - interval '1 second'")
    expect(await link({ sub, phoneNo })).toBe('single-sign-on.expired')
    const create = { body: { username: 'a@b.test', authToken } }
    expect((await callFrom(browser, address, 'createUserFromSignOn', create)).status).toBe(409)
    expect((await callFrom(browser, address, 'getWaitingSignOn')).status).toBe(409)
    await nobodyIsLinked()
  })

  test('is refused for a sub that is taken, and for a person linked to another', async () => {
    const { sub, phoneNo } = await wait()
    await site.suite.database.change('update person set oidc_id = $1 where id = 3', [sub])
    expect(await link({ sub, phoneNo })).toBe('single-sign-on.taken')
    await site.suite.database.change("update person set oidc_id = case id when 2 then 'another' end")
    expect(await link({ sub, phoneNo })).toBe('single-sign-on.already-linked')
  })

  test('refuses an auth token of other claims', async () => {
    const { authToken } = await wait()
    await browser.signOn(address, { person: nora.sub })
    const create = { body: { username: 'a@b.test', authToken } }
    expect((await callFrom(browser, address, 'createUserFromSignOn', create)).status).toBe(409)
  })
})

test("a sign-on by another provider's name is unknown", async () => {
  const answer = await callEndpoint(address, 'completeSignOn', { params: { sso: 'other' }, body: { code: 'x' } })
  expect(answer).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
})

describe('a provider of sign-on', () => {
  test('that is silent: the failure page says so, and no cookie is set', async () => {
    const silent = await site.startAnother({ SSO_ISSUER: 'http://127.0.0.1:9' })
    const { location } = await browser.open(`${silent.address}/oauth2/authorization/vipps-login`)
    expect(location).toBe(`${silent.address}/loginFailed?code=single-sign-on.unanswered`)
    expect(browser.cookie(silent.address)).toBe('')
  })

  test('that is not configured: no button, and the failure page for its address', async () => {
    const none = await site.startAnother({ SSO_ISSUER: undefined })
    expect((await callEndpoint(none.address, 'getSignOn')).body).toEqual({ entity: null })
    expect((await callEndpoint(address, 'getSignOn')).body).toEqual({ entity: { name: 'vipps', title: 'Vipps' } })
    const { location } = await browser.open(`${none.address}/oauth2/authorization/vipps-login`)
    expect(location).toBe(`${none.address}/loginFailed?code=resource.unknown`)
  })

  test('that is configured by half keeps the server from starting', async () => {
    await expect(site.startAnother({ SSO_CLIENT_SECRET: undefined })).rejects.toThrow('SSO_CLIENT_SECRET')
  })
})
