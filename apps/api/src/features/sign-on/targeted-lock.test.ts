import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { type TestAnswer, testPassword, testPeople } from '../../testing/test-site.ts'
import { sendLoginLink } from '../accounts/send-login-link.ts'

const subject = 'Logg inn selv om innloggingen venter'
const mailbox = 'Eva@Delebil.test'
const locked = { status: 429, body: { code: 'login.locked' } }
const dead = { status: 409, body: { code: 'account.link-dead' } }
let account: AccountSite
beforeAll(async () => {
  account = await startAccountSite()
})
afterAll(() => account.stop())
beforeEach(() =>
  account.site.suite.database.change('delete from login_attempt; delete from known_browser; delete from login_link'),
)

const tryLogin = (password: string, cookie?: string, username: string = testPeople.owner) =>
  account.call('login', { body: { username, password }, headers: cookie === undefined ? {} : { cookie } })
const cookieOf = ({ headers }: TestAnswer) => headers.get('set-cookie')?.split(';')[0] ?? ''
/** A stranger who guesses, whenever it may. */
const guess = async (times = 5) => {
  for (let time = 0; time < times; time += 1) {
    await account.site.suite.database.change(`update login_attempt set locked_until = null where kind = 'account'`)
    expect((await tryLogin(`galt ${time}`)).status).toBe(401)
  }
}
const mailedToken = async () => {
  expect((await account.call('sendLoginLink', { body: { username: testPeople.owner } })).status).toBe(204)
  const { text } = await account.nextMail(mailbox, subject)
  return /https:\/\/delebil\.test\/login-link#token=([A-Za-z0-9_-]{43})\b/.exec(text)?.[1] ?? ''
}
const knowBrowser = (token: string, cookie?: string) =>
  account.call('knowBrowserByLink', { body: { token }, headers: cookie === undefined ? {} : { cookie } })

test('a browser that logged in before gets in however often a stranger guesses, and a new one is kept out', async () => {
  const first = await tryLogin(testPassword)
  const cookie = cookieOf(first)
  expect(first.headers.get('set-cookie')).toMatch(
    /^__Host-delebil-browser=[A-Za-z0-9_-]{43}; .*Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
  )
  await guess(9)
  expect(await tryLogin(testPassword)).toMatchObject(locked)
  expect((await tryLogin(testPassword, cookie)).status).toBe(200)
  // The owner who gets in takes no guess back from the stranger.
  expect(await tryLogin(testPassword)).toMatchObject(locked)
})

test('guesses in a known browser are slowed down like all others, and lock nobody else', async () => {
  const cookie = cookieOf(await tryLogin(testPassword))
  for (let time = 0; time < 5; time += 1) expect((await tryLogin(`galt ${time}`, cookie)).status).toBe(401)
  expect(await tryLogin(testPassword, cookie)).toMatchObject(locked)
  expect((await tryLogin(testPassword)).status).toBe(200)
})

test("a browser that knows one account has no budget of its own for another's, and an invented key none at all", async () => {
  const cookie = cookieOf(await tryLogin(testPassword, undefined, testPeople.colleague))
  await guess()
  expect(await tryLogin(testPassword, cookie)).toMatchObject(locked)
  expect(await tryLogin(testPassword, `__Host-delebil-browser=${'x'.repeat(43)}`)).toMatchObject(locked)
})

test('the mailed link lifts the lock for the browser that opens it, once, and logs nobody in', async () => {
  await guess()
  const token = await mailedToken()
  const known = await knowBrowser(token)
  expect(known).toMatchObject({ status: 204, text: '' })
  expect(known.headers.get('authorization')).toBeNull()
  const cookie = cookieOf(known)
  expect((await tryLogin('galt', cookie)).status).toBe(401)
  await guess()
  expect((await tryLogin(testPassword, cookie)).status).toBe(200)
  expect(await knowBrowser(token)).toMatchObject(dead)
  expect(await tryLogin(testPassword)).toMatchObject(locked)
})

test('a browser that has used up its own tries begins anew with the mailed link', async () => {
  const cookie = cookieOf(await tryLogin(testPassword))
  for (let time = 0; time < 5; time += 1) await tryLogin(`galt ${time}`, cookie)
  expect(await tryLogin(testPassword, cookie)).toMatchObject(locked)
  expect(cookieOf(await knowBrowser(await mailedToken(), cookie))).toBe(cookie)
  expect((await tryLogin(testPassword, cookie)).status).toBe(200)
})

test('the mailed link is dead after 15 minutes, and its token stands in no row', async () => {
  const token = await mailedToken()
  const { database } = account.site.suite
  expect(
    await database.rows('select extract(epoch from expires_at - created_at)::int / 60 as minutes from login_link'),
  ).toEqual([{ minutes: 15 }])
  const [rows] = await database.rows<{ text: string }>(
    `select (select string_agg(l::text, ' ') from login_link l) || (select string_agg(data::text, ' ') from pgboss.job) as text`,
  )
  expect(rows?.text).not.toContain(token)
  await database.change("update login_link set expires_at = now() - interval '1 second'")
  expect(await knowBrowser(token)).toMatchObject(dead)
  expect(await knowBrowser('x'.repeat(43))).toMatchObject(dead)
})

test('asking for a link answers the same for an account and for none, and mails one mailbox three times an hour at most', async () => {
  const outline = async (username: string) => {
    const { status, text, headers } = await account.call('sendLoginLink', { body: { username } })
    return [status, text, [...headers.keys()].sort()]
  }
  expect(await outline('nobody@delebil.test')).toEqual(await outline(testPeople.colleague))
  const { database } = account.site.suite
  const sent: string[] = []
  const mail = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined }
  for (let time = 0; time < 5; time += 1)
    await sendLoginLink({ database, mail, linkOf: (token) => token }, testPeople.stranger, new Date())
  expect(sent).toHaveLength(3)
})
