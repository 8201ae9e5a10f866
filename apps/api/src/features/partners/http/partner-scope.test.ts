import { contract, type Endpoint, type EndpointName, invoicePdfPath } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import {
  ask,
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../../testing/test-site.ts'
import { insertPartner, insertPartnerKey, makeTestKey, testPartner } from '../test-partner.ts'

let site: TestSite
let token: string
let linked: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  const { database } = site.suite
  const key = await makeTestKey('only')
  await insertPartner(database, testPartner.key, testPartner.origin)
  await insertPartnerKey(database, testPartner.key, key)
  // The stranger, whose membership is of the other club, and who is on its staff, comes by the partner too.
  await database.change(`
    insert into partner_person (organization_id, partner_id, subject, person_id, created_at)
    select organization_id, id, 'fia', 3, now() from partner;
    insert into organization_permission (organization_id, person_id, permission) values (1, 3, 'ADMIN_SETTINGS_WRITE')`)
  const logIn = async (claims: { sub?: string }) => {
    const call = { params: { partner: testPartner.key }, body: { token: await key.sign(claims) } }
    return (await callEndpoint(site.address, 'logInByPartner', call)).headers.get('authorization') ?? ''
  }
  token = await logIn({})
  linked = await logIn({ sub: 'fia' })
})
afterAll(() => site.stop())

const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const period = { start, end: addMinutes(start, 120) }
const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))

describe('a session that a partner began', () => {
  // Logging out ends the session of all others, the stream never ends: both have a test of their own below or elsewhere.
  const callable = endpoints.filter(([name]) => !['logout', 'streamEvents'].includes(name))
  test.each(callable)('%s is open or closed to it as the contract says', async (name, declaration) => {
    const { status, body } = await callEndpoint(site.address, name, { token, params: paramsOf(declaration) })
    const isClosed = declaration.access !== 'public' && !declaration.partner
    expect([status, body?.['code']].join(' ') === '403 permission.missing', `${status} ${body?.['code']}`).toBe(
      isClosed,
    )
    if (declaration.access !== 'public' && declaration.partner) expect(body?.['code']).not.toBe('session.missing')
  })

  test('may make exactly the calls that were agreed on', () => {
    const open = endpoints.filter(([, { access, partner }]) => access !== 'public' && partner).map(([name]) => name)
    expect(open.sort()).toEqual(
      [
        'logout',
        'whoami',
        'listMemberships',
        'joinMembership',
        'listSituations',
        'streamEvents',
        'getReadiness',
        'createReservation',
        'listActiveReservations',
        'listHistoricReservations',
        'getReservation',
        'startReservationNow',
        'updateReservationNote',
        'getEndBlockers',
        'endReservation',
        'cancelReservation',
        'dialToOpen',
        'lockCar',
        'getCarState',
        'quoteReservation',
        'getExtensibility',
        'extendReservation',
        'changeCar',
        'getRunningCost',
        'checkConcurrentReservationLimit',
        'listDrivers',
        'listMessages',
        'addMessage',
        'addMessagePicture',
        'uploadPicture',
        'getPicture',
        'reportDamage',
        'reportOdometer',
        'listEntityMessages',
        'dismissEntityMessage',
      ].sort(),
    )
  })

  test('gets no invoice as a PDF, and no permission of the staff', async () => {
    const pdf = await ask(`${site.address}${invoicePdfPath(1)}`, { headers: { authorization: token } })
    expect([pdf.status, pdf.body?.['code']]).toEqual([403, 'permission.missing'])
    const { body } = await callEndpoint(site.address, 'whoami', { token: linked })
    expect(body?.['organizationPermissions']).toEqual([])
  })

  test('is told only the name of the person, and no other club', async () => {
    const { body } = await callEndpoint(site.address, 'whoami', { token: linked })
    expect(body).toMatchObject({
      person: { id: testOrg.stranger, name: 'Fia Fremmed', email: '', phone: null, cards: [], oidcId: null },
      memberships: [],
      organizations: [{ id: 1 }],
      partner: { key: testPartner.key, name: 'Havna borettslag', membershipKey: 'havna' },
    })
    const listed = await callEndpoint(site.address, 'listMemberships', { token: linked })
    expect(listed.body).toEqual({ data: [] })
  })

  test('reaches nothing that its person has in another club', async () => {
    const { address } = site
    const own = await logIn(address, testPeople.stranger)
    const body = { membershipId: testOrg.otherMembershipId, carId: testOrg.otherCarId, ...period }
    const id = entityIdOf(await callEndpoint(address, 'createReservation', { token: own, body }))
    expect(id).toBeGreaterThan(0)
    const ofReservation = endpoints.filter(([, { partner, path }]) => partner && path.includes('/reservations/{id}'))
    const bodies: Partial<Record<EndpointName, unknown>> = {
      updateReservationNote: { userNote: 'Fra partneren' },
      endReservation: { carWasDamaged: false },
      reportOdometer: { start: 100, end: 101 },
      extendReservation: { extendByMinutes: 30 },
      changeCar: { newCarId: 1 },
      addMessage: { text: 'Fra partneren' },
      addMessagePicture: { base64Data: 'AAAA' },
      uploadPicture: { base64Data: 'AAAA' },
      reportDamage: { kind: 'DEVIATION', description: 'Fra partneren' },
      quoteReservation: { change: 'cancel' },
    }
    for (const [name] of ofReservation) {
      const call = { token: linked, params: { id, pictureId: 1 }, body: bodies[name] }
      const answer = await callEndpoint(address, name, call)
      expect([answer.status, answer.body?.['code']], name).toEqual([404, 'resource.unknown'])
    }
    for (const name of ['listActiveReservations', 'listHistoricReservations'] as const) {
      expect((await callEndpoint(address, name, { token: linked })).body, name).toMatchObject({ data: [] })
      const query = { membershipId: testOrg.otherMembershipId }
      expect((await callEndpoint(address, name, { token: linked, query })).status, name).toBe(404)
    }
    await site.suite.database.change(
      `insert into situation (organization_id, title, text) values (2, 'Bommen', 'Ring oss')`,
    )
    expect((await callEndpoint(address, 'listSituations', { token: own })).body).toMatchObject({
      data: [{ title: 'Bommen' }],
    })
    expect((await callEndpoint(address, 'listSituations', { token: linked })).body).toEqual({ data: [] })
    const swap = { after: start.toISOString(), before: period.end.toISOString(), reservationId: id }
    expect((await callEndpoint(address, 'searchCars', { token: linked, query: swap })).status).toBe(404)
    const limit = { membershipId: testOrg.otherMembershipId, ...period }
    const counted = await callEndpoint(address, 'checkConcurrentReservationLimit', { token: linked, body: limit })
    expect(counted.status).toBe(404)
    expect((await callEndpoint(address, 'cancelReservation', { token: own, params: { id } })).status).toBe(200)
  })

  test('cannot book on a membership of another club, nor join another type than its own', async () => {
    const body = { membershipId: testOrg.otherMembershipId, carId: testOrg.otherCarId, ...period }
    expect(await callEndpoint(site.address, 'createReservation', { token: linked, body })).toMatchObject({
      status: 404,
      body: { code: 'resource.unknown' },
    })
    await site.suite.database.change(`
      insert into membership_type (organization_id, id, name, description, kind, terms_version)
      values (2, 9, 'Privat', 'I den andre klubben', 'PRIVATE', '2026-1')`)
    const other = { membershipTypeId: 9, name: 'Meg', termsVersion: testOrg.termsVersion }
    expect(await callEndpoint(site.address, 'joinMembership', { token, body: other })).toMatchObject({ status: 404 })
    const ordinary = { ...other, membershipTypeId: testOrg.privateTypeId }
    expect(await callEndpoint(site.address, 'joinMembership', { token, body: ordinary })).toMatchObject({ status: 404 })
    const [row] = await site.suite.database.rows<{ n: number }>(
      'select count(*)::int as n from membership where membership_type_id = 9',
    )
    expect(row?.n).toBe(0)
  })

  test("joins with the partner's key and the accepted terms, books, and sees its booking", async () => {
    const form = { membershipTypeId: testOrg.partnerTypeId, name: 'Berit Beboer', partnerKey: 'havna' }
    const types = await callEndpoint(site.address, 'listMembershipTypes', { token })
    expect(types.body).toMatchObject({ data: [{ id: testOrg.partnerTypeId }] })
    const old = await callEndpoint(site.address, 'joinMembership', { token, body: { ...form, termsVersion: '2025-1' } })
    expect(old.body?.['code']).toBe('membership.terms-changed')
    const body = { ...form, termsVersion: testOrg.termsVersion }
    const membershipId = entityIdOf(await callEndpoint(site.address, 'joinMembership', { token, body }))
    const booking = { membershipId, carId: 1, ...period }
    const id = entityIdOf(await callEndpoint(site.address, 'createReservation', { token, body: booking }))
    expect(id).toBeGreaterThan(0)
    expect((await callEndpoint(site.address, 'getReservation', { token, params: { id } })).status).toBe(200)
    expect((await callEndpoint(site.address, 'getReservation', { token: linked, params: { id } })).status).toBe(404)
    expect((await callEndpoint(site.address, 'cancelReservation', { token, params: { id } })).status).toBe(200)
  })

  test('ends when it logs out', async () => {
    expect((await callEndpoint(site.address, 'logout', { token: linked })).status).toBe(204)
    expect((await callEndpoint(site.address, 'whoami', { token: linked })).status).toBe(401)
  })
})
