import { contract, type Endpoint } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, NOW, wire } from '../features/reservations/member/test-bookings.ts'
import { testOrg } from '../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../testing/test-api.ts'
import { bookingVerbs } from './verbs.ts'

type VerbName = keyof typeof bookingVerbs

let api: TestApi
let reservationId: number
beforeAll(async () => {
  api = await createTestApi()
  reservationId = (await book(api.ask, 0, 120)).id
})
afterAll(() => api.drop())

const bodies: Partial<Record<VerbName, unknown>> = {
  updateReservationNote: { userNote: 'min' },
  endReservation: { carWasDamaged: false },
  reportOdometer: { start: 100, end: 101 },
  extendReservation: { extendByMinutes: 30 },
  updateDrivers: [{ id: testOrg.stranger }],
  changeCar: { newCarId: 2 },
  dismissEntityMessage: { reservationIds: [1], carIds: [1] },
  reportCarLogIn: { at: wire(10) },
  addMessage: { text: 'min' },
  addMessagePicture: { base64Data: 'AAAA' },
  uploadPicture: { base64Data: 'AAAA' },
  reportDamage: { kind: 'DEVIATION', description: 'min' },
  sendExpense: { kind: 'WASH', amountOre: 100, boughtAt: NOW.toISOString(), pictureId: 1, acceptDeviations: true },
  quoteReservation: { change: 'cancel' },
  declineHold: { carId: 1 },
  disputeLine: { text: 'min' },
  updateBillingData: { city: 'Bergen' },
  updateMembership: { name: 'Min' },
  acceptTerms: { version: '2026-1' },
  setDefaultMembership: { default: true },
}

// Taken from the contract, so that an endpoint that comes later cannot be forgotten here.
const names = Object.keys(bookingVerbs) as VerbName[]
const ofOneThing = names.filter((name) => {
  const { access, path }: Endpoint = contract[name]
  return access === 'session' && path.includes('{id}')
})
const idOf = (name: VerbName): number =>
  contract[name].path.startsWith('/api/memberships') ? testOrg.companyMembershipId : reservationId

const others = { memberId: testOrg.stranger, invitationId: 1, pictureId: 1 }
const everything = async () => {
  const [row] = await api.database.rows<{ all: string }>(
    `select (select json_agg(r order by id) from reservation r)::text || (select json_agg(m order by id) from membership m)::text ||
       (select json_agg(p order by membership_id, person_id) from membership_member p)::text as all`,
  )
  return row?.all
}

test.each(ofOneThing)("%s with another club's id answers as for a missing one, and changes nothing", async (name) => {
  const before = await everything()
  const ask = (id: number) =>
    refusalOf(api.ask(name, testOrg.stranger, { params: { id, ...others }, body: bodies[name] }, NOW))
  expect(await ask(idOf(name))).toBe('resource.unknown')
  expect(await ask(2_000_000_000)).toBe('resource.unknown')
  expect(await everything()).toBe(before)
})

test('at least thirteen calls take one id', () => {
  expect(ofOneThing.length).toBeGreaterThanOrEqual(13)
})

const membershipId = String(testOrg.companyMembershipId)
const period = { start: wire(60), end: wire(180) }
const byBodyOrQuery: readonly [VerbName, { query?: object; body?: object }][] = [
  ['createReservation', { body: { ...period, membershipId: testOrg.companyMembershipId, carId: 1 } }],
  ['createReservation', { body: { ...period, membershipId: testOrg.otherMembershipId, carId: 1 } }],
  ['checkConcurrentReservationLimit', { body: { ...period, membershipId: testOrg.companyMembershipId } }],
  ['listActiveReservations', { query: { membershipId } }],
  ['listSituations', { query: { reservation_id: '1' } }],
  ['listHistoricReservations', { query: { membershipId } }],
]

test.each(byBodyOrQuery)("%s with another club's id in body or query: resource.unknown", async (name, input) => {
  expect(await refusalOf(api.ask(name, testOrg.stranger, input, NOW))).toBe('resource.unknown')
})
