import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callEndpoint, logIn, type TestSite, testPassword, testPeople } from '../../testing/test-site.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { callFrom, signOnPeople, startSignOnSite } from './test-sign-on-site.ts'

const { eva, kari, nora, unverified } = signOnPeople
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
  const { change } = site.suite.database
  await change('delete from single_sign_on_waiting')
  await change(`delete from person where id > 3`)
  await change(`update person set oidc_id = null, email_proven_at = null, phone = null`)
  await change(`update person set phone = '+4790000011', email_proven_at = now() where id = 1`)
  await change(`update person set phone = '+4790000012', email_proven_at = now() where id = 2`)
  await change(`update person set phone = '+4790000014', email_proven_at = now() where id = 3`)
})

const linkedTo = async (personId: number) => {
  const rows = await site.suite.database.rows<{ sub: string | null }>(
    'select oidc_id as sub from person where id = $1',
    [personId],
  )
  return rows[0]?.sub
}
const waitingOf = async (from: TestBrowser) => {
  const { body } = await callFrom(from, address, 'getWaitingSignOn')
  return body?.['entity'] as { sub: string; phoneNo: string; authToken: string; email: string; name: string }
}
const whoIs = async (token: string) => {
  const { body } = await callEndpoint(address, 'whoami', { token })
  return (body?.['person'] as { name: string } | undefined)?.name
}
const complete = async (page: URL, from = browser) =>
  callFrom(from, address, 'completeSignOn', { body: { code: page.searchParams.get('code') } })

describe('a person known to the provider', () => {
  test('is linked by verified e-mail, phone and name of one person, and later by the sub alone', async () => {
    const page = await browser.signOn(address, { person: eva.sub }, '?path=/reservations/7')
    expect([page.pathname, page.searchParams.get('path')]).toEqual(['/oidc-login-success', '/reservations/7'])
    const answer = await complete(page)
    const token = answer.headers.get('authorization') ?? ''
    expect(answer).toMatchObject({ status: 200, body: { authToken: token, username: 'Eva@Delebil.test', errors: [] } })
    expect(page.href).not.toContain(token)
    expect([await whoIs(token), await linkedTo(1)]).toEqual(['Eva Eier', eva.sub])

    await site.suite.database.change("update person set email = 'ny@delebil.test', phone = null where id = 1")
    const again = await complete(await browser.signOn(address, { person: eva.sub }))
    expect(await whoIs(again.headers.get('authorization') ?? '')).toBe('Eva Eier')
    await site.suite.database.change("update person set email = 'Eva@Delebil.test' where id = 1")
  })

  test.each([
    ['the phone is another', "update person set phone = '+4799999999' where id = 1"],
    ['the name is another', "update person set name = 'Ola Eier' where id = 1"],
    ['nobody ever proved to read that mail', 'update person set email_proven_at = null where id = 1'],
    ['another person has the phone', "update person set phone = '+4790000011' where id = 2"],
    ['the person is linked to another', "update person set oidc_id = 'other' where id = 1"],
  ])('is not linked by a guess: %s', async (_why, spoil) => {
    await site.suite.database.change(spoil)
    const before = await linkedTo(1)
    const page = await browser.signOn(address, { person: eva.sub })
    expect(page.pathname).toBe('/linkExistingUser')
    expect(await linkedTo(1)).toBe(before)
    await site.suite.database.change("update person set name = 'Eva Eier' where id = 1")
  })

  test('is not found by an e-mail address that the provider has not verified', async () => {
    expect((await browser.signOn(address, { person: unverified.sub })).pathname).toBe('/linkOrCreateUser')
    expect(await linkedTo(3)).toBeNull()
  })
})

describe('a new person', () => {
  test('becomes a user of the verified claims once, and is logged in by the provider from then on', async () => {
    const page = await browser.signOn(address, { person: nora.sub }, '?path=/reservations')
    expect(page.pathname + page.search).toBe('/linkOrCreateUser?path=%2Freservations')
    const waiting = await waitingOf(browser)
    expect(waiting).toMatchObject({ sub: nora.sub, phoneNo: '+4790000013', name: 'Nora Ny', email: nora.email })
    const body = { username: nora.email, authToken: waiting.authToken }
    const made = await callFrom(browser, address, 'createUserFromSignOn', { body })
    expect(made).toMatchObject({ status: 200, body: { username: nora.email, errors: [] } })
    expect(await whoIs(made.headers.get('authorization') ?? '')).toBe('Nora Ny')
    const replay = await callFrom(browser, address, 'createUserFromSignOn', { body })
    expect(replay).toMatchObject({ status: 409, body: { code: 'single-sign-on.expired' } })
    expect((await browser.signOn(address, { person: nora.sub })).pathname).toBe('/oidc-login-success')
  })

  test("with another's e-mail address is refused at its field, and can correct it", async () => {
    await browser.signOn(address, { person: nora.sub })
    const { authToken } = await waitingOf(browser)
    const create = (username: string) =>
      callFrom(browser, address, 'createUserFromSignOn', { body: { username, authToken } })
    expect(await create(testPeople.owner)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'account.email-taken', fieldName: 'username' }] },
    })
    expect((await create('nora2@example.test')).status).toBe(200)
  })

  test('created three times at once is created once', async () => {
    await browser.signOn(address, { person: nora.sub })
    const { authToken } = await waitingOf(browser)
    const body = { username: nora.email, authToken }
    const answers = await Promise.all([1, 2, 3].map(() => callFrom(browser, address, 'createUserFromSignOn', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('a link between account and provider', () => {
  test('made in a session logs in from then on, until it is removed', async () => {
    const token = await logIn(address, testPeople.colleague)
    expect((await browser.signOn(address, { person: kari.sub }, '?link=true&path=/profile')).pathname).toBe(
      '/linkExistingUser',
    )
    const { sub, phoneNo } = await waitingOf(browser)
    expect((await callFrom(browser, address, 'linkSignOn', { token, body: { sub, phoneNo } })).status).toBe(204)
    expect(await linkedTo(2)).toBe(kari.sub)
    const entered = await complete(await browser.signOn(address, { person: kari.sub }))
    expect(await whoIs(entered.headers.get('authorization') ?? '')).toBe('Kari Kollega')

    expect((await callFrom(browser, address, 'unlinkSignOn', { token })).status).toBe(204)
    expect(await linkedTo(2)).toBeNull()
    expect((await browser.signOn(address, { person: kari.sub })).pathname).toBe('/linkOrCreateUser')
  })

  test('made by the password at log-in is made once', async () => {
    await browser.signOn(address, { person: kari.sub })
    const { sub, phoneNo } = await waitingOf(browser)
    const body = { username: testPeople.colleague, password: testPassword, sub, phoneNo }
    expect((await callFrom(browser, address, 'login', { body: { ...body, password: 'galt' } })).status).toBe(401)
    expect(await linkedTo(2)).toBeNull()
    expect((await callFrom(browser, address, 'login', { body })).headers.get('authorization')).toBeTruthy()
    expect(await linkedTo(2)).toBe(kari.sub)
    expect(await callFrom(browser, address, 'login', { body })).toMatchObject({
      body: { code: 'single-sign-on.expired' },
    })
  })

  test('cannot be removed by a person without a password', async () => {
    await browser.signOn(address, { person: nora.sub })
    const { authToken } = await waitingOf(browser)
    const made = await callFrom(browser, address, 'createUserFromSignOn', { body: { username: nora.email, authToken } })
    const token = made.headers.get('authorization') ?? ''
    expect(await callFrom(browser, address, 'unlinkSignOn', { token })).toMatchObject({
      status: 409,
      body: { code: 'single-sign-on.only-way-in' },
    })
  })
})
