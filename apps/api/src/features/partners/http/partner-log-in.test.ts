import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  callEndpoint,
  logIn,
  startTestSite,
  type TestAnswer,
  type TestSite,
  testPeople,
} from '../../../testing/test-site.ts'
import { partnerTokenRetention } from '../partner-token-retention.ts'
import {
  insertPartner,
  insertPartnerKey,
  makeTestKey,
  seconds,
  type TestPartnerKey,
  testPartner,
} from '../test-partner.ts'

let site: TestSite
let key: TestPartnerKey
let rsaKey: TestPartnerKey
let otherKey: TestPartnerKey
const lines: string[] = []
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false }, lines)
  const { database } = site.suite
  key = await makeTestKey('2026-a')
  rsaKey = await makeTestKey('2026-rsa', 'RS256')
  otherKey = await makeTestKey('other-1')
  await insertPartner(database, testPartner.key, testPartner.origin)
  await insertPartner(database, 'nabo', 'https://nabo.example')
  await insertPartnerKey(database, testPartner.key, key)
  await insertPartnerKey(database, testPartner.key, rsaKey)
  await insertPartnerKey(database, 'nabo', otherKey)
})
afterAll(() => site.stop())

const send = (token: string, partner: string = testPartner.key) =>
  callEndpoint(site.address, 'logInByPartner', { params: { partner }, body: { token } })
const link = (partnerToken: string, token: string) =>
  callEndpoint(site.address, 'linkPartner', {
    params: { partner: testPartner.key },
    body: { token: partnerToken },
    token,
  })
const code = ({ status, body }: TestAnswer) => `${status} ${body?.['code'] ?? ''}`.trim()
const count = async (text: string): Promise<number> => {
  const [row] = await site.suite.database.rows<{ n: number }>(`select count(*)::int as n from ${text}`)
  return row?.n ?? 0
}
const change = (text: string) => site.suite.database.change(text)
const personOf = async ({ headers }: TestAnswer) => {
  const { body } = await callEndpoint(site.address, 'whoami', { token: headers.get('authorization') ?? '' })
  return (body?.['person'] as { id: number } | undefined)?.id
}

const half = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = () => ({
  iss: testPartner.key,
  aud: testPartner.audience,
  sub: 'beboer-1',
  jti: 'x',
  iat: seconds(),
  exp: seconds(60),
})

describe('a good token', () => {
  test('begins a session, and the same subject is the same person each time', async () => {
    const first = await send(await key.sign())
    expect(first).toMatchObject({ status: 200, body: { username: 'Berit Beboer', errors: [] } })
    expect(first.headers.get('authorization')).toBe(first.body?.['authToken'])
    expect(await personOf(await send(await key.sign({ name: 'Et annet navn' })))).toBe(await personOf(first))
    expect(await personOf(await send(await key.sign({ sub: 'beboer-2' })))).not.toBe(await personOf(first))
  })

  test('signed with RS256 is taken', async () => {
    expect(code(await send(await rsaKey.sign()))).toBe('200')
  })

  test('of another partner with the same subject is another person', async () => {
    const here = await personOf(await send(await key.sign()))
    const there = await send(await otherKey.sign({ iss: 'nabo' }), 'nabo')
    expect(code(there)).toBe('200')
    expect(await personOf(there)).not.toBe(here)
  })

  test('of a new subject, three at once, makes one person', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => key.sign({ sub: 'samtidig' })))
    const people = await Promise.all((await Promise.all(tokens.map((token) => send(token)))).map(personOf))
    expect(new Set(people).size).toBe(1)
    expect(await count(`partner_person where subject = 'samtidig'`)).toBe(1)
  })

  test('is never written to the log', async () => {
    const token = await key.sign()
    await send(token)
    await ask(`${site.address}/partner/havna/auth?token=${token}`)
    expect(lines.join('\n')).toContain('/api/partner/havna/auth')
    expect(lines.join('\n')).toContain('"/partner/havna/auth"')
    expect(lines.join('\n')).not.toContain(token.slice(-40))
  })
})

describe('a bad token', () => {
  const refused = '400 partner.refused'

  test('that is forged in any way is refused with one and the same code', async () => {
    const forger = await makeTestKey(key.kid)
    const good = await key.sign()
    const [head = '', body = '', signature = ''] = good.split('.')
    const confused = `${half({ alg: 'HS256', kid: rsaKey.kid })}.${half(claims())}`
    const secret = JSON.stringify(rsaKey.publicJwk)
    const forged = {
      'signed with another key': await forger.sign(),
      'with another body': `${head}.${half({ ...claims(), sub: 'en-annen' })}.${signature}`,
      'without signature': `${head}.${body}.`,
      'alg none': `${half({ alg: 'none', kid: key.kid })}.${half(claims())}.`,
      'HS256 with the public key': `${confused}.${createHmac('sha256', secret).update(confused).digest('base64url')}`,
      'the other algorithm for the kid': await rsaKey.sign({}, { kid: key.kid }),
      'no kid': await key.sign({}, { kid: undefined }),
      'unknown kid': await key.sign({}, { kid: 'nobody' }),
      'key in the header': await forger.sign({}, { jwk: forger.publicJwk }),
      'no token': 'x',
    }
    for (const [name, token] of Object.entries(forged)) expect(code(await send(token)), name).toBe(refused)
  })

  test.each([
    ['aud', 'https://elsewhere.example'],
    ['iss', 'nabo'],
    ['aud', undefined],
    ['iss', undefined],
    ['sub', undefined],
    ['sub', ' '],
    ['sub', 'x'.repeat(256)],
    ['jti', undefined],
    ['iat', undefined],
    ['exp', undefined],
    ['nbf', seconds(300)],
    ['iat', seconds(300)],
    ['exp', seconds(3600)],
  ])('with the claim %s of %s is refused', async (name, value) => {
    expect(code(await send(await key.sign({ [name]: value })))).toBe(refused)
  })

  test('that is genuine and too old is refused as expired', async () => {
    const old = { iat: seconds(-200), exp: seconds(-100) }
    expect(code(await send(await key.sign(old)))).toBe('400 partner.expired')
    expect(code(await send(await key.sign({ iat: seconds(-400), exp: seconds(-100) })))).toBe('400 partner.expired')
    expect(code(await send(await otherKey.sign(old)))).toBe(refused)
    expect(code(await send(await key.sign({ iat: seconds(-20), exp: seconds(-10) })))).toBe('200')
  })

  test("of another partner, or sent under another partner's name, is refused", async () => {
    expect(code(await send(await otherKey.sign({ iss: 'nabo' })))).toBe(refused)
    expect(code(await send(await otherKey.sign()))).toBe(refused)
    expect(code(await send(await key.sign(), 'nabo'))).toBe(refused)
  })

  test('is refused just as an unknown or inactive partner is', async () => {
    const unknown = await send(await key.sign(), 'ukjent')
    const forged = await send('x')
    await change(`update partner set active = false where key = 'nabo'`)
    const inactive = await send(await otherKey.sign({ iss: 'nabo' }), 'nabo')
    await change(`update partner set active = true where key = 'nabo'`)
    const sent = ({ status, body }: TestAnswer) => ({ status, body: { ...body, requestId: '' } })
    expect(sent(unknown)).toEqual(sent(forged))
    expect(sent(inactive)).toEqual(sent(forged))
  })
})

describe('a token that was used', () => {
  test('is refused the second time, also another with the same id: partner.used', async () => {
    const token = await key.sign()
    expect(code(await send(token))).toBe('200')
    expect(code(await send(token))).toBe('409 partner.used')
    expect(code(await send(await key.sign({ jti: 'same' })))).toBe('200')
    expect(code(await send(await key.sign({ jti: 'same', sub: 'beboer-2' })))).toBe('409 partner.used')
  })

  test('ten times at once at two servers begins one session', async () => {
    const { address } = await site.startAnother()
    const token = await key.sign({ sub: 'ti-samtidig' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callEndpoint(index % 2 ? address : site.address, 'logInByPartner', {
          params: { partner: testPartner.key },
          body: { token },
        }),
      ),
    )
    const codes = answers.map(code).sort()
    expect(codes).toEqual(['200', ...Array.from({ length: 9 }, () => '409 partner.used')])
    expect(await count(`session s join partner_person p using (person_id) where p.subject = 'ti-samtidig'`)).toBe(1)
  })

  test('is remembered until its age alone refuses it', async () => {
    const token = await key.sign()
    await send(token)
    await partnerTokenRetention.run(site.suite, new Date())
    expect(code(await send(token))).toBe('409 partner.used')
    await partnerTokenRetention.run(site.suite, new Date(Date.now() + 10 * 60_000))
    expect(await count('partner_token_use')).toBe(0)
  })
})

test('log-ins by a partner over the rate limit are 429', async () => {
  const { address } = await site.startAnother({ RATE_LIMIT: true, LOGIN_LIMIT_PER_MINUTE: 3 })
  const params = { partner: testPartner.key }
  const statuses: number[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    statuses.push((await callEndpoint(address, 'logInByPartner', { params, body: { token: 'x' } })).status)
  }
  expect(statuses).toEqual([400, 400, 400, 429])
})

describe('the keys of a partner', () => {
  test('count from their beginning to their end, several at a time', async () => {
    const [old, ended, next] = await Promise.all(['old', 'ended', 'next'].map((kid) => makeTestKey(kid)))
    if (!old || !ended || !next) throw new Error('No keys.')
    const { database } = site.suite
    await insertPartnerKey(database, testPartner.key, old, { until: '1 hour' })
    await insertPartnerKey(database, testPartner.key, ended, { until: '-1 minute' })
    await insertPartnerKey(database, testPartner.key, next, { from: '1 hour' })
    expect(code(await send(await old.sign()))).toBe('200')
    expect(code(await send(await ended.sign()))).toBe('400 partner.refused')
    expect(code(await send(await next.sign()))).toBe('400 partner.refused')
  })

  test('are stored as public keys only, of the algorithm they name', async () => {
    const { database } = site.suite
    const secret = { ...key, kid: 'secret', publicJwk: { ...key.publicJwk, d: 'AAAA' } }
    await expect(insertPartnerKey(database, testPartner.key, secret)).rejects.toThrow()
    const mismatch = { ...rsaKey, kid: 'mismatch', algorithm: 'EdDSA' as const }
    await expect(insertPartnerKey(database, testPartner.key, mismatch)).rejects.toThrow()
  })
})

describe('the feature toggle', () => {
  beforeEach(() => change(`update feature_toggle set enabled = true where name = 'partner-landing'`))

  test('switched off makes the log-in unknown', async () => {
    await change(`update feature_toggle set enabled = false where name = 'partner-landing'`)
    const off = await send(await key.sign())
    await change(`update feature_toggle set enabled = true where name = 'partner-landing'`)
    expect(code(off)).toBe('404 resource.unknown')
  })

  test("or the partner switched off ends the partner's sessions", async () => {
    const token = (await send(await key.sign())).headers.get('authorization') ?? ''
    const ask = async () => (await callEndpoint(site.address, 'whoami', { token })).status
    expect(await ask()).toBe(200)
    await change(`update partner set active = false where key = 'havna'`)
    const off = await ask()
    await change(`update partner set active = true where key = 'havna'`)
    expect([off, await ask()]).toEqual([401, 200])
  })
})

describe('an account with the verified address of a token', () => {
  const verified = { sub: 'eva', email: testPeople.owner, email_verified: true }

  test('is linked only once its owner has logged in, with the same token', async () => {
    const token = await key.sign(verified)
    expect(code(await send(token))).toBe('409 partner.account-exists')
    const owner = await logIn(site.address, testPeople.owner)
    const stranger = await logIn(site.address, testPeople.stranger)
    expect(code(await link(token, stranger))).toBe('409 partner.other-account')
    expect(code(await link(token, owner))).toBe('204')
    expect(code(await link(token, owner))).toBe('409 partner.used')
    expect(await personOf(await send(await key.sign(verified)))).toBe(1)
    expect(code(await link(await key.sign({ ...verified, sub: 'en-annen-eva' }), owner))).toBe(
      '409 partner.already-linked',
    )
  })

  test('is ignored where the partner did not verify the address', async () => {
    const sent = { sub: 'falsk', email: testPeople.colleague }
    const made = await send(await key.sign(sent))
    expect(code(made)).toBe('200')
    expect(await personOf(made)).not.toBe(2)
    const owner = await logIn(site.address, testPeople.colleague)
    expect(code(await link(await key.sign({ ...sent, sub: 'falsk-2' }), owner))).toBe('409 partner.other-account')
  })

  test('can still be created after a partner has named that address', async () => {
    const email = 'senere@delebil.test'
    await send(await key.sign({ sub: 'senere', email, email_verified: true }))
    const body = { name: 'Siri Senere', email, password: 'et-langt-passord' }
    expect((await callEndpoint(site.address, 'createUser', { body })).status).toBeLessThan(300)
  })
})
