import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { changePasswordHash } from '../features/accounts/stores/persons.ts'
import { openAdminDesk } from '../testing/test-admin-desk.ts'
import { testPassword, testPeople } from '../testing/test-site.ts'

const { site, staff } = openAdminDesk()
const memberToken = 'member'.padEnd(43, 'x')

beforeAll(async () => {
  await changePasswordHash(site.database, 1, await hash(testPassword))
  await site.database.change(
    `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
     values ($1, 1, 'member', now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(memberToken).digest()],
  )
})

const hours = (ahead: number): string => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()
const window = { start: hours(100), end: hours(103) }
const query = (values: object): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()
const place = JSON.stringify({ type: 'Point', coordinates: [5.32, 60.39] })
const credentials = { username: testPeople.owner, password: testPassword }
const invitation = { inviteeName: 'Ola Nordmann', inviteeEmail: 'ola@delebil.test', canCreateReservation: true }

type Row = readonly [call: string, body?: object | undefined]
/** What members' screens send, field for field: nothing more is ever needed. */
const member: readonly Row[] = [
  ['POST /api/login', credentials],
  ['POST /api/logout'],
  ['GET /api/users/whoami'],
  ['POST /api/users/forgot-password', { usernameEmailOrPhone: testPeople.owner }],
  ['POST /api/users/change-password', { currentPassword: testPassword, newPassword: 'et-nytt-passord' }],
  ['GET /api/persons'],
  ['GET /api/organizations'],
  ['GET /api/memberships'],
  ['GET /api/memberships/2'],
  ['GET /api/memberships/types?partnerKey=ukjent'],
  ['GET /api/memberships/2/members'],
  ['PUT /api/memberships/2/members/1/default'],
  ['DELETE /api/memberships/2/members/2'],
  ['POST /api/memberships/invite', { membershipId: 2, ...invitation, isGrantedChildMembership: false }],
  ['GET /api/invoices?membershipId=2'],
  [`GET /api/search?${query({ ...window, location: place, minimumAvailabilityPercent: 1 })}`],
  [`GET /api/search?${query({ ...window, location: place, filters: '{"minSeats":2,"maxSeats":9,"groups":[]}' })}`],
  ['GET /api/reservations/active'],
  ['GET /api/reservations/historic?size=20&sort=start,desc&page=0&membershipId=2'],
  ['GET /api/reservations/50'],
  ['POST /api/reservations', { membershipId: 2, carId: 3, ...window, superDamageWaiver: true }],
  ['PUT /api/reservations/54/start-now'],
  ['PUT /api/reservations/50/note', { userNote: 'Nøkkelen ligger i hanskerommet' }],
  ['POST /api/reservations/53/end', { carWasDamaged: false }],
  ['POST /api/reservations/50/cancel'],
  ['GET /api/reservations/53/extend'],
  ['POST /api/reservations/53/extend', { extendByMinutes: 30 }],
  ['GET /api/reservations/50/drivers'],
  ['PUT /api/reservations/50/drivers', [{ id: 1 }, { id: 2 }]],
  ['POST /api/reservations/50/change-car', { newCarId: 53 }],
  ['POST /api/reservations/check-concurrent-reservation-limit-reached', { membershipId: 2, ...window }],
  ['POST /api/entity-messages', { reservationIds: [50, 53] }],
  ['POST /api/price', { cars: [1], ...window, superDamageWaiver: true, kilometers: 30 }],
  ['GET /api/locations'],
  ['GET /api/locations/1'],
  ['GET /api/feature-toggles/partner-landing'],
  ['GET /api/situations?reservation_id=53&amount=5&tags=FROM_APP'],
  ['OPTIONS /api/situations/tags'],
  ['POST /api/log', { message: 'x', severity: 'ERROR' }],
]

/** As much of the staff's: none of it says which version was seen. */
const admin: readonly Row[] = [
  ['POST /api/admin/persons/50/change-password', { newPassword: 'et-nytt-passord' }],
  ['PUT /api/admin/persons/50/driverslicense', { valid: true }],
  ['DELETE /api/admin/persons/delete/50'],
  ['POST /api/admin/persons', { name: 'Nina Ny', email: 'nina@delebil.test' }],
  ['POST /api/admin/memberships/2/refund-deposit'],
  ['POST /api/admin/memberships/2/refund-deposit', {}],
  ['DELETE /api/admin/memberships/delete-if-unused/50'],
  ['POST /api/admin/memberships/2/members', { personId: 50 }],
  ['DELETE /api/admin/memberships/2/members/2'],
  ['PUT /api/admin/member-cards/50/person', { personId: 1 }],
  ['DELETE /api/admin/member-cards/50/person'],
  ['DELETE /api/admin/member-cards/50'],
  ['POST /api/admin/reservations/50/extend', { extendByMinutes: 30 }],
  ['POST /api/admin/reservations/50/cancel'],
  ['POST /api/admin/reservations/50/void'],
  ['POST /api/admin/reservations/52/reset-review'],
  ['DELETE /api/admin/cars/50/assignments/50'],
  ['DELETE /api/admin/assignments/50'],
  ['DELETE /api/admin/car-image/50'],
  ['DELETE /api/admin/entity-messages/50'],
  ['DELETE /api/admin/damages/50/picture/50'],
  ['DELETE /api/admin/damages/50'],
  ['DELETE /api/admin/situations/51'],
]

const send = ([call, body]: Row, token: string) => {
  const [method = '', url = ''] = call.split(' ')
  return site.undone(() =>
    site.app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: token },
      ...(body !== undefined && { payload: body }),
    }),
  )
}

const cases = (rows: readonly Row[]) => rows.map(([call, body]) => [call, body] as const)

test.each(cases(member))('a member sends %s with %j as the product writes it, and it works', async (call, body) => {
  const { statusCode, payload } = await send([call, body], memberToken)
  expect(statusCode, payload).toBeOneOf([200, 201, 204])
})

test.each(cases(admin))('staff send %s with %j, and it is done to the record as it is now', async (call, body) => {
  const { statusCode, payload } = await send([call, body], staff.token)
  expect(statusCode, payload).toBeOneOf([200, 201, 204])
})
