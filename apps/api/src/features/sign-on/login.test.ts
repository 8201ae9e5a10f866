import { contract } from '@delebil/core-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  callEndpoint,
  logIn,
  startTestSite,
  type TestSite,
  testPassword,
  testPeople,
} from '../../testing/test-site.ts'
import { whileQueueIsFull } from '../sessions/test-full-queue.ts'
import { login } from './login.ts'

let site: TestSite
let second: string
const lines: string[] = []
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false }, lines)
  second = (await site.startAnother()).address
})
afterAll(() => site.stop())
beforeEach(() => site.suite.database.change('delete from login_attempt'))

const tryLogin = (username: string, password: string, address = site.address) =>
  callEndpoint(address, 'login', { body: { username, password } })

test('a log-in answers an opaque token of 256 bits in header and body, and stores its hash only', async () => {
  const { status, headers, body } = await tryLogin('EVA@delebil.test ', testPassword)
  expect(status).toBe(200)
  const token = headers.get('authorization') ?? ''
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(body).toEqual({ authToken: token, username: 'Eva@Delebil.test', errors: [] })
  expect(headers.get('x-has-active-reservations')).toBeNull()
  const stored = await site.suite.database.rows<{ hash: string }>(
    "select encode(token_hash, 'hex') as hash from session",
  )
  expect(stored.every(({ hash }) => hash.length === 64)).toBe(true)
  expect(lines.join('\n')).not.toContain(token)
})

test('a log-in sent as a form is taken like one in JSON', async () => {
  const body = new URLSearchParams({ username: testPeople.owner, password: testPassword })
  expect(await ask(`${site.address}${contract.login.path}`, { method: 'POST', body })).toMatchObject({ status: 200 })
})

test('a log-in of a person with an active reservation says so in a header', async () => {
  const { database } = site.suite
  await database.change(`
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
    values (1, 1, 1, 1, now(), now() + interval '2 hours', now() + interval '2 hours', 1)`)
  const { headers } = await tryLogin(testPeople.owner, testPassword)
  expect(headers.get('x-has-active-reservations')).toBe('true')
})

describe('guessing', () => {
  test('five failures lock the account at every server, for the right password too, for a while', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await tryLogin(testPeople.owner, 'galt')).toMatchObject({
        status: 401,
        body: { code: 'login.failed', errors: [{ message: 'Feil brukernavn eller passord' }] },
      })
    }
    for (const address of [site.address, second]) {
      const locked = await tryLogin(testPeople.owner, testPassword, address)
      expect(locked).toMatchObject({ status: 429, body: { code: 'login.locked' } })
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(5)
    }
    expect((await tryLogin(testPeople.colleague, testPassword)).status).toBe(200)
    await site.suite.database.change("update login_attempt set locked_until = now() - interval '1 second'")
    expect((await tryLogin(testPeople.owner, testPassword)).status).toBe(200)
    expect((await tryLogin(testPeople.owner, 'galt')).status).toBe(401)
  })

  test('an unknown account is answered and locked like a known one', async () => {
    const outline = async (username: string) => {
      const answers = []
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await tryLogin(username, 'galt'))
      return answers.map(({ status, body, headers }) => [
        status,
        { ...body, requestId: '' },
        [...headers.keys()].sort(),
      ])
    }
    expect(await outline('nobody@delebil.test')).toEqual(await outline(testPeople.owner))
  })

  test('an unknown account takes as long to refuse as a known one', async () => {
    const timeOf = async (username: string) => {
      const started = performance.now()
      await tryLogin(username, 'galt')
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    // The fastest of each: whatever else the machine does only makes a call slower. On a busy one it comes late.
    const ratio = () => Math.min(...unknown) / Math.min(...known)
    const isAlike = () => ratio() > 0.6 && ratio() < 1.7
    for (let round = 0; round < 18 || (round < 120 && !isAlike()); round += 1) {
      await site.suite.database.change('delete from login_attempt')
      // In turn: on a busy machine the second of two is the slower one, whoever it is.
      const measureKnown = async () => known.push(await timeOf(testPeople.owner))
      const measureUnknown = async () => unknown.push(await timeOf('nobody@delebil.test'))
      for (const measure of round % 2 ? [measureUnknown, measureKnown] : [measureKnown, measureUnknown]) await measure()
    }
    expect(ratio()).toBeGreaterThan(0.6)
    expect(ratio()).toBeLessThan(1.7)
  })

  test('thirty guesses at once: the right one is not let in behind the failures', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => (index === 29 ? testPassword : `galt ${index}`))
    const answers = await Promise.all(guesses.map((guess) => tryLogin(testPeople.stranger, guess)))
    expect(answers.map(({ status }) => status)).not.toContain(200)
  })

  test('an address with failures at many accounts is locked for all accounts', async () => {
    await site.suite.database.change(
      "insert into login_attempt (kind, key, failures, last_failure_at) values ('address', '127.0.0.1', 49, now())",
    )
    expect((await tryLogin('someone@delebil.test', 'galt')).status).toBe(401)
    expect(await tryLogin(testPeople.owner, testPassword)).toMatchObject({
      status: 429,
      body: { code: 'login.locked' },
    })
  })

  test('a flood of log-ins is answered, locked or told to come back, and never fails', async () => {
    const people = Array.from({ length: 150 }, (_, index) => `flood-${index}@delebil.test`)
    const answers = await Promise.all(people.map((username) => tryLogin(username, 'galt')))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].every((status) => [401, 429, 503].includes(status))).toBe(true)
    expect(statuses.has(503)).toBe(true)
  })
})

describe('the end of a session', () => {
  const statusOf = async (token: string, address: string) => (await callEndpoint(address, 'whoami', { token })).status

  test('by log-out ends it at every server at once, and leaves the others', async () => {
    const [token, other] = [await logIn(site.address, testPeople.owner), await logIn(second, testPeople.owner)]
    expect([await statusOf(token, site.address), await statusOf(token, second)]).toEqual([200, 200])
    expect((await callEndpoint(site.address, 'logout', { token })).status).toBe(204)
    expect([await statusOf(token, site.address), await statusOf(token, second)]).toEqual([401, 401])
    expect(await statusOf(other, site.address)).toBe(200)
    expect((await callEndpoint(site.address, 'logout', { token })).status).toBe(401)
  })

  test('comes when it is too old or was idle too long', async () => {
    const token = await logIn(site.address, testPeople.owner)
    const { database } = site.suite
    await database.change("update session set last_seen_at = now() - interval '29 days'")
    expect(await statusOf(token, site.address)).toBe(200)
    await database.change("update session set last_seen_at = now() - interval '31 days'")
    expect(await statusOf(token, site.address)).toBe(401)
    await database.change("update session set last_seen_at = now(), expires_at = now() - interval '1 second'")
    expect(await statusOf(token, site.address)).toBe(401)
  })
})

test('whoami answers the person with memberships, permissions and clubs', async () => {
  const token = await logIn(site.address, testPeople.colleague)
  const { body } = await callEndpoint(site.address, 'whoami', { token })
  expect(body).toMatchObject({
    person: { id: 2, name: 'Kari Kollega' },
    memberships: [{ id: 2, isOwner: false, default: true }],
    organizationPermissions: [
      { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE'] },
      { organizationId: 2, permissions: ['BILLING_READ'] },
    ],
    organizations: [{ id: 1 }, { id: 2 }],
  })
})

test('a log-in that finds no room in the queue of passwords is refused before the database is asked', () =>
  whileQueueIsFull(async () => {
    // Whatever is asked of it fails.
    const nothing = undefined as never
    await expect(login(nothing, nothing)).rejects.toMatchObject({ code: 'server.busy' })
  }))
