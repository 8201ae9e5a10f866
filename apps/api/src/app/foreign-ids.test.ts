import { contract, type Endpoint, type EndpointName } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOrg } from '../platform/db/test-org.ts'
import { callEndpoint, entityIdOf, logIn, startTestSite, type TestSite, testPeople } from '../testing/test-site.ts'

const { companyMembershipId, privateMembershipId, otherMembershipId, otherCarId, stranger: strangerId } = testOrg
const missing = 4711
const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const period = { start, end: addMinutes(start, 120) }
const swapQuery = () => ({ after: period.start.toISOString(), before: period.end.toISOString(), reservationId })

let site: TestSite
let owner: string
let stranger: string
let colleague: string
let reservationId: number
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  owner = await logIn(site.address, testPeople.owner)
  stranger = await logIn(site.address, testPeople.stranger)
  colleague = await logIn(site.address, testPeople.colleague)
  const body = { membershipId: privateMembershipId, carId: 1, ...period }
  reservationId = entityIdOf(await callEndpoint(site.address, 'createReservation', { token: owner, body }))
})
afterAll(() => site.stop())

/** A body that would do, where an endpoint has one. */
const bodies: Partial<Record<EndpointName, unknown>> = {
  updateReservationNote: { userNote: 'Dette er ikke mitt' },
  endReservation: { carWasDamaged: true },
  reportOdometer: { start: 100, end: 101 },
  extendReservation: { extendByMinutes: 30 },
  updateDrivers: [{ id: strangerId }],
  changeCar: { newCarId: 2 },
  addMessage: { text: 'Dette er ikke mitt' },
  addMessagePicture: { base64Data: 'AAAA' },
  uploadPicture: { base64Data: 'AAAA' },
  sendExpense: { kind: 'WASH', amountOre: 100, boughtAt: start.toISOString(), pictureId: 1, acceptDeviations: true },
  reportDamage: { kind: 'DEVIATION', description: 'Dette er ikke mitt' },
  quoteReservation: { change: 'cancel' },
  reportCarLogIn: { at: start.toISOString() },
  updateBillingData: { city: 'Bergen' },
  updateMembership: { name: 'Dette er ikke mitt' },
  acceptTerms: { version: '2026-1' },
}

const ofReservation = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(([, { path }]) =>
  path.includes('/reservations/{id}'),
)
const ofMembership = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(([, { path }]) =>
  path.includes('/memberships/{id}'),
)

/** Ids below the first, of things that exist. */
const inner = { memberId: testOrg.colleague, invitationId: 1, pictureId: 1 }

const outline = async (name: EndpointName, id: number, token: string) => {
  const { status, body } = await callEndpoint(site.address, name, {
    token,
    params: { id, ...inner },
    body: bodies[name],
  })
  return { status, body: { ...body, requestId: '' } }
}

describe('an id that belongs to somebody else: resource.unknown, as for one that does not exist', () => {
  test.each(ofReservation)('%s with the membership of somebody else', async (name) => {
    const notThere = await outline(name, missing, stranger)
    expect(notThere).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    expect(await outline(name, reservationId, stranger)).toEqual(notThere)
    expect(await outline(name, reservationId, colleague)).toEqual(notThere)
  })

  test.each(ofMembership)('%s with the reservation of somebody else', async (name) => {
    const notThere = await outline(name, missing, stranger)
    expect(notThere).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    expect(await outline(name, companyMembershipId, stranger)).toEqual(notThere)
    expect(await outline(name, privateMembershipId, colleague)).toEqual(notThere)
  })

  test.each([
    ['createReservation', { membershipId: privateMembershipId, carId: 2, ...period }],
    ['createReservation', { membershipId: otherMembershipId, carId: 2, ...period }],
    ['checkConcurrentReservationLimit', { membershipId: privateMembershipId, ...period }],
    [
      'inviteMember',
      {
        membershipId: privateMembershipId,
        inviteeName: 'Fia Fremmed',
        inviteeEmail: 'fia@delebil.test',
        canCreateReservation: true,
        isGrantedChildMembership: false,
      },
    ],
  ] as const)('%s with a foreign id in its body: %j', async (name, body) => {
    const answer = await callEndpoint(site.address, name, { token: stranger, body })
    expect(answer).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
  })

  test.each([
    ['listActiveReservations', { membershipId: privateMembershipId }],
    ['listHistoricReservations', { membershipId: privateMembershipId }],
    ['searchCars', swapQuery],
    ['searchColumns', swapQuery],
  ] as const)('%s with a foreign id in its query', async (name, query) => {
    const asked = typeof query === 'function' ? query() : query
    expect(await callEndpoint(site.address, name, { token: stranger, query: asked })).toMatchObject({ status: 404 })
  })

  test('a swap to a car of another club is unknown', async () => {
    const call = { token: owner, params: { id: reservationId }, body: { newCarId: otherCarId } }
    expect(await callEndpoint(site.address, 'changeCar', call)).toMatchObject({ status: 404 })
  })

  test('a driver from outside the membership is refused: reservation.driver-not-member', async () => {
    const call = { token: owner, params: { id: reservationId }, body: [{ id: strangerId }] }
    expect(await callEndpoint(site.address, 'updateDrivers', call)).toMatchObject({
      status: 409,
      body: { code: 'reservation.driver-not-member' },
    })
  })

  test('after all of these calls the reservation is unchanged and there is no other', async () => {
    const { body } = await callEndpoint(site.address, 'getReservation', { token: owner, params: { id: reservationId } })
    expect(body).toMatchObject({
      userNote: null,
      carId: 1,
      ended: null,
      started: null,
      drivers: [{ id: testOrg.owner }],
    })
    expect(await site.suite.database.rows('select id from reservation')).toHaveLength(1)
  })
})

test('a booking with fields that only the server sets ignores them', async () => {
  const body = {
    membershipId: companyMembershipId,
    carId: 3,
    ...period,
    id: 1,
    organizationId: 2,
    personId: strangerId,
    state: 'PAST',
    price: { totalOre: 0 },
    reservationNumber: '1',
    drivers: [{ id: strangerId }],
  }
  const { status, body: answer } = await callEndpoint(site.address, 'createReservation', { token: owner, body })
  expect(status).toBe(201)
  expect(answer?.entity).toMatchObject({ organizationId: 1, state: 'FUTURE', drivers: [{ id: testOrg.owner }] })
  expect(answer).toHaveProperty('entity.price.totalOre', expect.any(Number))
  expect(answer).not.toHaveProperty('entity.price.totalOre', 0)
})
