import { contract, docsPath, openApiPath } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, callEndpoint, logIn, startTestSite, type TestSite, testPeople } from '../testing/test-site.ts'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestSite()
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())

const problemType = 'application/problem+json; charset=utf-8'
const at = (path: string) => `${site.address}${path}`
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(at(path), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: token, ...headers },
  })

const { path: bookingPath } = contract.createReservation

describe('bad input', () => {
  test('a body with several wrong fields: each is named with its code, text and dotted path', async () => {
    const body = { membershipId: 'x', carId: null, start: 'i morgen', end: '2026-11-22T10:00:00Z' }
    const { status, headers, body: problem } = await callEndpoint(site.address, 'createReservation', { token, body })
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe(problemType)
    expect(problem).toMatchObject({
      code: 'request.invalid',
      status: 400,
      entity: null,
      errors: [
        { fieldName: 'membershipId', code: 'field.digits', message: 'Kan bare inneholde tall' },
        { fieldName: 'carId', code: 'field.required', message: 'Må fylles ut' },
        { fieldName: 'start', code: 'field.format', message: 'Ugyldig format' },
      ],
    })
  })

  test('a wrong entry of a list is named with its index', async () => {
    const body = { cars: [1, 'to'], start: '2026-11-22T10:00:00Z', end: '2026-11-22T12:00:00Z' }
    const { status, body: problem } = await callEndpoint(site.address, 'getPrice', { body })
    expect(status).toBe(400)
    expect(problem).toMatchObject({ errors: [{ fieldName: 'cars.1', code: 'field.digits' }] })
  })

  test('a period that ends before it starts is refused at its end', async () => {
    const query = { start: '2026-11-22T10:00:00Z', end: '2026-11-22T09:00:00Z' }
    const { body } = await callEndpoint(site.address, 'searchCars', { query })
    expect(body).toMatchObject({ errors: [{ fieldName: 'end', code: 'period.end-before-start' }] })
  })

  test('a field that may have one of several shapes is refused for what is wrong, not for what is missing', async () => {
    const query = { start: 'nå', end: '2026-11-22T09:00:00Z' }
    const { body } = await callEndpoint(site.address, 'searchCars', { query })
    expect(body).toMatchObject({ errors: [{ fieldName: 'start', code: 'field.format' }] })
  })

  test('a call that needs a body and gets none is refused at each field that it needs', async () => {
    expect(await callEndpoint(site.address, 'createReservation', { token })).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        errors: ['membershipId', 'carId', 'start', 'end'].map((fieldName) => ({ fieldName })),
      },
    })
  })

  test.each(['{"a":', '', 'null', '[]', '7', '"text"', '{"__proto__":{}}', '{"constructor":{"prototype":1}}'])(
    'the body %s is refused: request.invalid',
    async (text) => {
      expect(await post(bookingPath, text)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    },
  )

  test('a body of another media type, forms included, is 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
      const answer = await post(bookingPath, 'carId=1', { 'content-type': type })
      expect(answer, type).toMatchObject({ status: 415, body: { code: 'request.unsupported-type' } })
    }
  })

  test('a body over 1 MB is 413', async () => {
    const answer = await post(bookingPath, JSON.stringify({ note: 'x'.repeat(1_100_000) }))
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too-large' } })
  })

  test('a deeply nested body is refused: request.invalid', async () => {
    const answer = await post(bookingPath, `${'[['.repeat(100_000)}${']]'.repeat(100_000)}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })

  test('null characters and lone surrogates in body, path or query are 400', async () => {
    const username = 'a\u0000b@delebil.test'
    expect((await callEndpoint(site.address, 'login', { body: { username, password: 'x' } })).status).toBe(400)
    expect((await post(contract.login.path, '{"username":"\\ud800@x.no","password":"x"}')).status).toBe(400)
    expect((await ask(at('/api/feature-toggles/a%00b'))).status).toBe(400)
    expect((await ask(at(`${contract.listLocations.path}?orgId=%00`))).status).toBe(400)
  })

  test('a body with fields that the contract does not know is accepted without them', async () => {
    const body = { message: 'hei', severity: 'info', personId: 1, id: 7 }
    expect((await callEndpoint(site.address, 'writeLog', { body })).status).toBe(204)
  })
})

describe('addresses', () => {
  test.each(['/api/nothing', '/api/', '/api/reservations/1/unknown'])(
    'the unknown address %s is 404 with a problem',
    async (path) => {
      const answer = await ask(at(path), { headers: { accept: 'text/html' } })
      expect(answer).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    },
  )

  test('a method that an address does not have is 404 with a problem', async () => {
    for (const method of ['DELETE', 'PATCH', 'PUT', 'OPTIONS']) {
      const answer = await ask(at(contract.whoami.path), { method })
      expect(answer, method).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    }
  })

  test.each(['/api/locations/%ZZ', '/api/locations/%E0%A4%A', '/%'])(
    'the malformed address %s is 400 with a problem',
    async (path) => {
      const { status, headers, body } = await ask(at(path))
      expect({ status, code: body?.['code'] }).toEqual({ status: 400, code: 'request.invalid' })
      expect(headers.get('x-request-id')).toBeTruthy()
    },
  )

  test('an id that nothing has is 404, a text that can be no id is 400', async () => {
    expect((await ask(at(`/api/locations/${'1'.repeat(5000)}`))).status).toBe(400)
    expect((await ask(at('/api/locations/99'))).status).toBe(404)
    expect((await ask(at('/api/locations/0'))).status).toBe(400)
    expect((await ask(at('/api/locations/999999999999999'))).status).toBe(400)
  })

  test('HEAD answers like GET, without a body, and never opens a stream', async () => {
    const answer = await ask(at(contract.listOrganizations.path), { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(
      (await ask(at(contract.streamEvents.path), { method: 'HEAD', headers: { authorization: token } })).status,
    ).toBe(404)
  })
})

describe('the headers of an answer', () => {
  test('a well-formed request id is taken over, any other is replaced', async () => {
    const idFor = async (id: string) =>
      (await ask(at(contract.listOrganizations.path), { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idFor('abc-123_456')).toBe('abc-123_456')
    for (const id of ['short', 'x'.repeat(100), 'with space in it', '<script>alert(1)']) {
      expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('an answer with personal data is no-store, a public one says for how long it may be cached', async () => {
    const whoami = await callEndpoint(site.address, 'whoami', { token })
    expect(whoami.headers.get('cache-control')).toBe('no-store')
    const toggle = await callEndpoint(site.address, 'getFeatureToggle', { params: { name: 'x' } })
    expect(toggle.headers.get('cache-control')).toBe('public, max-age=900')
    expect((await callEndpoint(site.address, 'whoami')).headers.get('cache-control')).toBe('no-store')
  })

  test('a page of a list tells the total of elements and pages in headers', async () => {
    const { status, headers } = await callEndpoint(site.address, 'listHistoricReservations', { token })
    expect([status, headers.get('x-total-elements'), headers.get('x-total-pages')]).toEqual([200, '0', '0'])
  })

  test('every call, page and problem carries the security headers', async () => {
    for (const path of [contract.listOrganizations.path, '/', '/api/nothing', docsPath, openApiPath, '/health/live']) {
      const { headers } = await ask(at(path), { headers: { accept: 'text/html' } })
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('an answer that is no page may load nothing, and carries no header that only pages heed', async () => {
    const headersOf = async (path: string) => (await ask(at(path))).headers
    const [overview = '', file = ''] = [adminContract['admin.overview']?.path, adminContract['invoices.pdf']?.path]
    for (const path of [contract.listOrganizations.path, contract.whoami.path, overview]) {
      const headers = await headersOf(path)
      expect(headers.get('content-security-policy'), path).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-opener-policy')).toBeNull()
    }
    for (const path of ['/health/live', file.replace(/\{\w+\}/g, '1')]) {
      const headers = await headersOf(path)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'")
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    }
  })
})

test('a token is taken with and without Bearer; a wrong one counts as no session', async () => {
  const statusWith = async (authorization: string, name: 'whoami' | 'listOrganizations') =>
    (await callEndpoint(site.address, name, { token: authorization })).status
  expect(await statusWith(token, 'whoami')).toBe(200)
  expect(await statusWith(`Bearer ${token}`, 'whoami')).toBe(200)
  for (const wrong of ['x', 'A'.repeat(43), `Basic ${token}`, "' or 1=1 --"]) {
    expect(await statusWith(wrong, 'whoami')).toBe(401)
    expect(await statusWith(wrong, 'listOrganizations')).toBe(200)
  }
})
