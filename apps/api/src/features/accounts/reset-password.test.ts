import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { testPassword, testPeople } from '../../testing/test-site.ts'
import { makeToken } from '../sessions/session-token.ts'
import { sendPasswordReset } from './send-password-reset.ts'

const subject = 'Nytt passord'
// The test club writes her address so.
const mailbox = 'Eva@Delebil.test'
let account: AccountSite
beforeAll(async () => {
  account = await startAccountSite()
})
afterAll(() => account.stop())
beforeEach(() => account.site.suite.database.change('delete from password_reset; delete from login_attempt'))

const forgot = (usernameEmailOrPhone: string) => account.call('forgotPassword', { body: { usernameEmailOrPhone } })
const reset = (token: string, newPassword: string) => account.call('resetPassword', { body: { token, newPassword } })
const tryLogin = async (password: string, username: string = testPeople.owner) =>
  (await account.call('login', { body: { username, password } })).status
const requestLink = async () => {
  await forgot(testPeople.owner)
  const mail = await account.nextMail(mailbox, subject)
  expect(mail.text).toContain('https://delebil.test/reset-password#token=')
  return account.tokenIn(mail)
}
const dead = { status: 409, body: { code: 'account.link-dead' } }

describe('a link to a new password', () => {
  test('sets the password once, ends every session and tells the person by mail', async () => {
    const session = await account.logIn(testPeople.owner)
    const token = await requestLink()
    expect(await reset(token, 'nytt-passord')).toMatchObject({ status: 204 })
    expect([await tryLogin(testPassword), await tryLogin('nytt-passord')]).toEqual([401, 200])
    expect((await account.call('whoami', { token: session })).status).toBe(401)
    expect(await reset(token, 'enda-et-passord')).toMatchObject(dead)
    expect(
      await account.site.suite.database.rows('select 1 from person where id = 1 and email_proven_at is not null'),
    ).toHaveLength(1)
    expect(await tryLogin('enda-et-passord')).toBe(401)
    await account.nextMail(mailbox, 'Passordet ditt er endret')
    expect((await reset(await requestLink(), testPassword)).status).toBe(204)
  })

  test('used twice at once sets the password once; the other is refused', async () => {
    const token = await requestLink()
    const answers = await Promise.all([reset(token, testPassword), reset(token, testPassword)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('works for 60 minutes and is refused after that', async () => {
    const token = await requestLink()
    const { database } = account.site.suite
    const [row] = await database.rows<{ minutes: number }>(
      'select extract(epoch from expires_at - created_at)::int / 60 as minutes from password_reset',
    )
    expect(row?.minutes).toBe(60)
    await database.change("update password_reset set expires_at = now() - interval '1 second'")
    expect(await reset(token, 'for-sent-ute')).toMatchObject(dead)
    expect(await tryLogin('for-sent-ute')).toBe(401)
  })

  test('stops working when a newer one is made', async () => {
    const [older, newer] = [await requestLink(), await requestLink()]
    expect(await reset(older, 'eldre-passord')).toMatchObject(dead)
    expect((await reset(newer, testPassword)).status).toBe(204)
  })

  test('is stored as a hash alone, in tables and jobs', async () => {
    const token = await requestLink()
    const { database } = account.site.suite
    const [jobs] = await database.rows<{ text: string }>("select string_agg(data::text, ' ') as text from pgboss.job")
    const [rows] = await database.rows<{ text: string }>(
      "select string_agg(r::text, ' ') as text from password_reset r",
    )
    expect(rows?.text).toContain(',')
    expect(`${jobs?.text} ${rows?.text}`).not.toContain(token)
  })

  test.each(['', 'x', makeToken()])('with a token that was never sent is refused: %j', async (token) => {
    expect(await reset(token, 'langt-nok-passord')).toMatchObject(dead)
  })

  test('with a password that is too short is refused at its field and still works', async () => {
    const token = await requestLink()
    expect(await reset(token, 'kort')).toMatchObject({
      status: 400,
      body: { errors: [{ fieldName: 'newPassword', message: 'Passordet må ha minst 8 tegn' }] },
    })
    expect((await reset(token, testPassword)).status).toBe(204)
  })
})

describe('asking for a link to a new password', () => {
  test('answers the same whether there is an account or not', async () => {
    const outline = async (name: string) => {
      const { status, text, headers } = await forgot(name)
      return [status, text, [...headers.keys()].sort()]
    }
    const known = await outline(testPeople.owner)
    expect(known[0]).toBe(204)
    for (const name of ['nobody@delebil.test', '+4799999999', 'x']) expect(await outline(name)).toEqual(known)
  })

  test('takes as long whether there is an account or not', async () => {
    const timeOf = async (name: string) => {
      const started = performance.now()
      await forgot(name)
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 25; round += 1) {
      const askKnown = async () => known.push(await timeOf(testPeople.stranger))
      const askUnknown = async () => unknown.push(await timeOf('nobody@delebil.test'))
      // What the first of two leaves for later costs the second: they take turns.
      for (const ask of round % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await ask()
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[12] ?? 0
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.6)
    expect(median(unknown)).toBeLessThan(median(known) * 1.7)
  })

  test('by phone number finds the account too', async () => {
    await account.site.suite.database.change("update person set phone = '+4791234567' where id = 2")
    await forgot('912 34 567')
    expect(account.tokenIn(await account.nextMail(testPeople.colleague, subject))).not.toBe('')
  })

  test('sends three mails an hour to one mailbox at most', async () => {
    const { database } = account.site.suite
    const sent: string[] = []
    const mail = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined }
    const now = new Date()
    const ask = (at: Date) => sendPasswordReset({ database, mail, linkOf: (token) => token }, testPeople.owner, at)
    for (let time = 0; time < 5; time += 1) await ask(now)
    expect(sent).toHaveLength(3)
    await ask(new Date(now.getTime() + 61 * 60_000))
    expect(sent).toHaveLength(4)
  })

  test('keeps no link when the mail could not be sent, and fails so that it is tried again', async () => {
    const { database } = account.site.suite
    const mail = { send: () => Promise.reject(new Error('busy')), close: () => undefined }
    const sending = sendPasswordReset({ database, mail, linkOf: (token) => token }, testPeople.owner, new Date())
    await expect(sending).rejects.toThrow('busy')
    expect(await database.rows('select 1 from password_reset')).toEqual([])
  })
})
