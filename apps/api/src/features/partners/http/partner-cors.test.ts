import { contract, type Endpoint, type EndpointName } from '@delebil/core-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  callEndpoint,
  logIn,
  startTestSite,
  type TestAnswer,
  type TestSite,
  testPeople,
} from '../../../testing/test-site.ts'
import { insertPartner, insertPartnerKey, makeTestKey, type TestPartnerKey, testPartner } from '../test-partner.ts'
import { createPartnerOrigins } from './partner-origins.ts'

const neighbour = 'https://nabo.example'
const strange = 'https://fremmed.example'

let site: TestSite
let key: TestPartnerKey
let token: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  const { database } = site.suite
  key = await makeTestKey('only')
  await insertPartner(database, testPartner.key, testPartner.origin)
  await insertPartner(database, 'nabo', neighbour)
  await insertPartnerKey(database, testPartner.key, key)
  token = (await send(testPartner.origin)).headers.get('authorization') ?? ''
})
afterAll(() => site.stop())

const send = async (origin: string, body: unknown = undefined) =>
  callEndpoint(site.address, 'logInByPartner', {
    params: { partner: testPartner.key },
    body: body ?? { token: await key.sign() },
    headers: { origin },
  })
const allowed = ({ headers }: TestAnswer) => headers.get('access-control-allow-origin')
const varies = ({ headers }: TestAnswer) => (headers.get('vary') ?? '').toLowerCase().split(/, */)
const call = (name: EndpointName, origin: string, by?: string) =>
  callEndpoint(site.address, name, { token: by, headers: { origin, 'accept-encoding': 'gzip' } })
const pathOf = ({ path }: Endpoint) => path.replace('{partner}', testPartner.key).replace(/\{\w+\}/g, '1')
const preflight = (declaration: Endpoint, origin: string) =>
  ask(site.address + pathOf(declaration), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': declaration.method,
      'access-control-request-headers': 'authorization',
    },
  })

describe('the CORS headers of an answer', () => {
  test("allow the partner's own origin, on refusals too, and never credentials", async () => {
    const good = await call('whoami', testPartner.origin, token)
    expect([good.status, allowed(good)]).toEqual([200, testPartner.origin])
    expect(good.headers.get('access-control-allow-credentials')).toBeNull()
    expect(good.headers.get('access-control-expose-headers')).toContain('authorization')
    const refused = await send(testPartner.origin, { token: 'x' })
    expect([refused.status, allowed(refused)]).toEqual([400, testPartner.origin])
    const missing = await call('whoami', testPartner.origin)
    expect([missing.status, allowed(missing)]).toEqual([401, testPartner.origin])
  })

  test('of a public call allow the origins of every active partner, and no others', async () => {
    for (const [origin, answer] of [
      [testPartner.origin, testPartner.origin],
      [neighbour, neighbour],
      [strange, null],
      [`${testPartner.origin}.evil.example`, null],
      [testPartner.origin.replace('https', 'http'), null],
      ['null', null],
    ] as const) {
      const answered = await call('getFilters', origin)
      expect(allowed(answered), origin).toBe(answer)
      expect(varies(answered), origin).toContain('origin')
    }
  })

  test("of a partner's name allow its own origins only, so that a key that is somebody else's shows", async () => {
    const nameOf = (partner: string, origin: string) =>
      callEndpoint(site.address, 'getPartner', { params: { partner }, headers: { origin } })
    const own = await nameOf(testPartner.key, testPartner.origin)
    expect([own.status, own.body, allowed(own)]).toEqual([
      200,
      { entity: { key: testPartner.key, name: expect.any(String) } },
      testPartner.origin,
    ])
    const misspelt = await nameOf('misspelt', testPartner.origin)
    expect([misspelt.status, misspelt.body?.code, allowed(misspelt)]).toEqual([404, 'resource.unknown', null])
    expect(allowed(await nameOf('nabo', testPartner.origin))).toBeNull()
  })

  test("allow neither another partner's origin nor a session that no partner began", async () => {
    expect(allowed(await call('whoami', neighbour, token))).toBeNull()
    expect(allowed(await send(neighbour))).toBeNull()
    expect(allowed(await call('whoami', strange, token))).toBeNull()
    const member = await logIn(site.address, testPeople.owner)
    expect(allowed(await call('whoami', testPartner.origin, member))).toBeNull()
  })

  test('of a call that is closed to partners name no origin', async () => {
    const answered = await call('listSessions', testPartner.origin, token)
    expect([answered.status, allowed(answered)]).toEqual([403, null])
  })
})

describe('a preflight', () => {
  const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]

  test('is granted for the calls that the contract opens to partners, and for no others', async () => {
    for (const [name, declaration] of endpoints) {
      const answered = await preflight(declaration, testPartner.origin)
      const methods = (answered.headers.get('access-control-allow-methods') ?? '').split(', ')
      expect(allowed(answered) === testPartner.origin && methods.includes(declaration.method), name).toBe(
        declaration.partner === true,
      )
    }
  })

  test('is granted to no other origin, and varies by origin', async () => {
    const answered = await preflight(contract.createReservation, strange)
    expect([answered.status, allowed(answered)]).toEqual([204, null])
    expect(varies(answered)).toContain('origin')
    expect(allowed(await preflight(contract.logInByPartner, neighbour))).toBeNull()
    const granted = await preflight(contract.createReservation, testPartner.origin)
    expect(granted.headers.get('access-control-allow-headers')).toBe('authorization, content-type, idempotency-key')
    expect(granted.headers.get('access-control-max-age')).toBe('600')
  })

  test('does not swallow a call of the contract whose method is OPTIONS', async () => {
    const member = await logIn(site.address, testPeople.owner)
    const { status, body } = await callEndpoint(site.address, 'listSituationTags', { token: member })
    expect([status, Object.keys(body ?? {})]).toEqual([200, ['data']])
  })
})

test('an origin or partner that is switched off is refused within five seconds', async () => {
  const find = createPartnerOrigins(site.suite)
  const { database } = site.suite
  const owners = async (now: number) => (await find(neighbour, now)).map((owner) => owner.key)
  expect(await owners(0)).toEqual(['nabo'])
  await database.change(`update partner_origin set active = false where origin = '${neighbour}'`)
  expect([await owners(4999), await owners(5000)]).toEqual([['nabo'], []])
  await database.change(`update partner_origin set active = true where origin = '${neighbour}'`)
  await database.change(`update partner set active = false where key = 'nabo'`)
  expect(await owners(10_000)).toEqual([])
})
