import { contract, type Endpoint, type EndpointName } from '@delebil/core-api'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostile } from '../testing/test-arbitrary.ts'
import { ask, callEndpoint, logIn, startTestSite, type TestSite, testPeople } from '../testing/test-site.ts'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())

const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]
// The stream and logging out, here or everywhere, have suites of their own: one never ends, the others end the session of all further calls.
const callable = endpoints.filter(([name]) => !['streamEvents', 'logout', 'logOutEverywhere'].includes(name))
const closed = endpoints.filter(([, { access }]) => access !== 'public')

const garbage: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  "'; drop table person; --",
  true,
  [],
  [[]],
  {},
  { id: {} },
  [{ id: '1' }],
  { membershipId: 1e20, carId: -1, start: 1, end: {}, extendByMinutes: '30', newCarId: [1], userNote: 5, cars: {} },
]
const garbageIds = ['0', '-1', 'x', '1.5', '99999999999999999999', '%', "1' or '1'='1", '../../etc/passwd', '1;2', ' ']

/** Fills every parameter of a path with the same text. */
const paramsOf = ({ path }: Endpoint, value: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, value]))

/** The names of a query's parameters, those of every shape it may have. */
const queryNames = ({ query }: Endpoint): string[] => {
  const shapes = (query as { options?: object[] } | undefined)?.options ?? [query]
  const entries = shapes.map((shape) => (shape as { entries?: object } | undefined)?.entries ?? {})
  return [...new Set(entries.flatMap((fields) => Object.keys(fields)))]
}

describe('without a session', () => {
  test.each(closed)('%s is refused before its input is read: session.missing', async (name, declaration) => {
    const answer = await callEndpoint(site.address, name, { params: paramsOf(declaration, '1') })
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'session.missing', errors: [{ message: 'Du må logge inn.' }] },
    })
    expect(answer.headers.get('www-authenticate')).toBeNull()
  })

  test('the calls that are open to visitors are exactly those agreed on', () => {
    const open = endpoints.filter(([, { access }]) => access === 'public').map(([name]) => name)
    expect(open.sort()).toEqual(
      [
        'login',
        'sendLoginLink',
        'knowBrowserByLink',
        'getSignOn',
        'completeSignOn',
        'completeStaffSignOn',
        'getWaitingSignOn',
        'createUserFromSignOn',
        'getPartner',
        'getPartnerSearch',
        'logInByPartner',
        'createUser',
        'getFirstRun',
        'createFirstOrganization',
        'forgotPassword',
        'resetPassword',
        'confirmEmail',
        'getFeatureToggle',
        'writeLog',
        'listOrganizations',
        'listLocations',
        'getLocation',
        'searchCars',
        'searchColumns',
        'getCarCatalogue',
        'searchFlexible',
        'findAddresses',
        'getStreetDistances',
        'listBikeStations',
        'getFilters',
        'getCar',
        'getCarAvailability',
        'getReservedDays',
        'getPrice',
        'listMembershipTypes',
        'getPaymentService',
        'getTerms',
        'previewInvitation',
        'getSharedReservation',
      ].sort(),
    )
  })
})

const expectRefused = (status: number, where: string) => {
  expect(status, where).toBeLessThan(500)
}

describe('malformed ids, queries and bodies', () => {
  test.each(callable)('%s answers it without a server error', async (name, declaration) => {
    for (const value of garbageIds) {
      const query = Object.fromEntries(queryNames(declaration).map((field) => [field, value]))
      const answer = await callEndpoint(site.address, name, { token, params: paramsOf(declaration, value), query })
      expectRefused(answer.status, `${name} with ${value}`)
      if (declaration.params && name !== 'getFeatureToggle') expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    if (!declaration.body) return
    for (const body of garbage) {
      const answer = await callEndpoint(site.address, name, { token, params: paramsOf(declaration, '1'), body })
      expect(answer.status, `${name} with ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400)
      expectRefused(answer.status, `${name} with ${JSON.stringify(body)}`)
    }
  })

  test('a query parameter that is given twice is refused or taken, never a server error', async () => {
    for (const [name, declaration] of callable) {
      const names = queryNames(declaration)
      if (names.length === 0) continue
      const twice = names.flatMap((field) => [`${field}=1`, `${field}=2`]).join('&')
      const path = declaration.path.replace(/\{\w+\}/g, '1')
      const { status } = await ask(`${site.address}${path}?${twice}`, { headers: { authorization: token } })
      expectRefused(status, name)
    }
  })
})

/** Every text of a valid body replaced by a hostile one, numbers kept: so the text gets as far as it can. */
const bodies: Partial<Record<EndpointName, (text: string) => unknown>> = {
  joinMembership: (text) => ({ membershipTypeId: 1, name: text, organizationNumber: text, termsVersion: text }),
  acceptInvitation: (text) => ({ invitationToken: text }),
  previewInvitation: (text) => ({ invitationToken: text }),
  updateBillingData: (text) => ({ addressLine: text, city: text, postalCode: text, invoiceEmail: text }),
  updateMembership: (text) => ({ name: text, externalIdCard: text }),
  inviteMember: (text) => ({
    membershipId: 1,
    inviteeName: `Ola ${text}`,
    inviteeEmail: 'ola@delebil.test',
    canCreateReservation: true,
    isGrantedChildMembership: false,
  }),
  login: (text) => ({ username: text, password: text }),
  writeLog: (text) => ({ message: text, severity: 'info' }),
  updateReservationNote: (text) => ({ userNote: text }),
  addMessage: (text) => ({ text }),
  addMessagePicture: (text) => ({ base64Data: text, name: text, contentType: text }),
  reportDamage: (text) => ({ kind: 'DAMAGE', place: 'LEFT', description: text }),
  createReservation: (text) => ({ membershipId: 1, carId: 1, start: text, end: text }),
  checkConcurrentReservationLimit: (text) => ({ membershipId: 1, start: text, end: text }),
  getPrice: (text) => ({ cars: [1], start: text, end: text }),
}

describe('hostile text in every path, query and body', () => {
  const cases = callable.filter(([name, declaration]) => declaration.params || declaration.query || bodies[name])
  test.each(cases)('%s refuses them with a problem, never with a server error', async (name, declaration) => {
    // Checking a password is slow on purpose.
    const numRuns = name === 'login' ? 4 : 16
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const names = queryNames(declaration)
        const path = declaration.path.replace(/\{\w+\}/g, encodeURIComponent(text.toWellFormed()))
        const query = new URLSearchParams(names.map((field) => [field, text]))
        const body = bodies[name]?.(text)
        const answers = await Promise.all([
          ask(`${site.address}${path}?${query}`, {
            method: declaration.method,
            headers: { authorization: token, ...(declaration.body && { 'content-type': 'application/json' }) },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
          callEndpoint(site.address, name, { token, params: paramsOf(declaration, '1'), body }),
        ])
        for (const { status, headers } of answers) {
          expectRefused(status, `${name} with ${JSON.stringify(text)}`)
          expect(headers.get('x-injected')).toBeNull()
        }
      }),
      { numRuns },
    )
  })

  test('after all hostile calls the persons of the database are still there', async () => {
    expect(await site.suite.database.rows('select id from person order by id')).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ])
  })
})
