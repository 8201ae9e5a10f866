import { calendarPath, contract, type Endpoint, type EndpointName, invoicePdfPath, sharedPage } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPartner, insertPartnerKey, makeTestKey, testPartner } from '../features/partners/test-partner.ts'
import { arbitraryOf, hostile } from '../testing/test-arbitrary.ts'
import { ask, callEndpoint, entityIdOf, logIn, startTestSite, type TestSite, testPeople } from '../testing/test-site.ts'

let site: TestSite
let token: string
let reservationId: number
let jwt: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  const { database } = site.suite
  const key = await makeTestKey('only')
  await insertPartner(database, testPartner.key, testPartner.origin)
  await insertPartnerKey(database, testPartner.key, key)
  jwt = await key.sign({ sub: '\u0000', name: 'a\u0000b', email: '\ud800', phone: '\u0000' })
  token = await logIn(site.address, testPeople.owner)
  const start = new Date(Math.ceil(Date.now() / 3_600_000 + 2) * 3_600_000)
  const body = { membershipId: 2, carId: 1, start, end: addMinutes(start, 120) }
  reservationId = entityIdOf(await callEndpoint(site.address, 'createReservation', { token, body }))
})
afterAll(() => site.stop())

// The stream never ends; the others end the session of all further calls. They have suites of their own.
const apart: readonly string[] = ['streamEvents', 'logout', 'logOutEverywhere', 'endSession']
const endpoints = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(([name]) => !apart.includes(name))
// Passwords are slow on purpose.
const slow: readonly string[] = [
  'login',
  'createUser',
  'changePassword',
  'resetPassword',
  'deletePerson',
  'unlinkSignOn',
]

const nothing = fc.constant(undefined)
const namesOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

const paramsFor = (declaration: Endpoint) =>
  fc.record(
    Object.fromEntries(
      namesOf(declaration).map((name) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom('1', '2', 'reservation', testPartner.key, 'vipps') },
          { weight: 2, arbitrary: fc.constantFrom('0', '2147483648', '9223372036854775808', '9007199254740993') },
          { weight: 1, arbitrary: hostile.map((text) => text.toWellFormed() || 'x') },
        ),
      ]),
    ),
  )

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? ''

const queryOf = (value: unknown): Record<string, string> =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, asText(part)]])),
      )

describe('arbitrary input that the schemas allow', () => {
  test.each(endpoints)('%s answers it without an unforeseen server error', async (name, declaration) => {
    const { params, query, body } = declaration
    const calls = fc.record({
      params: params ? paramsFor(declaration) : nothing,
      query: query ? arbitraryOf(query).map(queryOf) : fc.constant({}),
      body: body ? arbitraryOf(body) : nothing,
    })
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const ids = Object.entries(call.params ?? {}).map(([part, value]) => [
          part,
          value === 'reservation' ? reservationId : value,
        ])
        const answer = await callEndpoint(site.address, name, { token, ...call, params: Object.fromEntries(ids) })
        // 503 and 504 say that a service behind is not there; the tests have none.
        if (![503, 504].includes(answer.status)) expect(answer.status, answer.text).toBeLessThan(500)
        expect(answer.body?.['code']).not.toBe('server.error')
      }),
      { numRuns: slow.includes(name) ? 4 : 24 },
    )
  })

  const reported = endpoints.filter(([, { body }]) => body && !('item' in body))
  test.each(reported)('%s with a list as its body is refused: request.invalid', async (name, { path }) => {
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => [part, '1']))
    for (const body of [[], [{}]]) {
      const answer = await callEndpoint(site.address, name, { token, params, body })
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    }
  })

  test('a partner token with arbitrary claims is answered without a server error', async () => {
    const params = { partner: testPartner.key }
    const answer = await callEndpoint(site.address, 'logInByPartner', { params, body: { token: jwt } })
    expect(answer.status).toBeLessThan(500)
  })

  test.each([
    ['a calendar', calendarPath],
    ['a shared page', sharedPage],
    ['a PDF', (text: string) => invoicePdfPath(1).replace('1', text)],
  ] as const)('the address of %s with hostile text in it is answered without a server error', async (_what, pathOf) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const path = pathOf(encodeURIComponent(text.toWellFormed()))
        const { status } = await ask(`${site.address}${path}`, { headers: { authorization: token } })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 20 },
    )
  })

  test('hostile headers are answered without a server error', async () => {
    // What a client can send at all: no control characters.
    const codes = fc.oneof(fc.integer({ min: 33, max: 126 }), fc.integer({ min: 128, max: 255 }))
    const texts = fc.string({ unit: codes.map((code) => String.fromCharCode(code)) })
    const names = [
      'idempotency-key',
      'origin',
      'if-none-match',
      'cookie',
      'user-agent',
      'accept-encoding',
      'x-forwarded-for',
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), texts, async (header, text) => {
        const params = { id: reservationId }
        const call = { token, params, body: { userNote: 'x' }, headers: { [header]: text } }
        expect((await callEndpoint(site.address, 'updateReservationNote', call)).status).toBeLessThan(500)
        const visit = { headers: { authorization: text, [header]: text } }
        expect((await callEndpoint(site.address, 'whoami', visit)).status).toBeLessThan(500)
      }),
      { numRuns: 24 },
    )
  })

  test('after all of it the session of the caller is still valid', async () => {
    expect((await callEndpoint(site.address, 'whoami', { token })).status).toBe(200)
    expect(reservationId).toBeGreaterThan(0)
  })
})
