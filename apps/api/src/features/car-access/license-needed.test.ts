import { LICENSE_CHECK } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, bookingBody, minutesOn, NOW, onto, wire } from '../reservations/member/test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.database.change('delete from reservation; delete from organization_setting')
  await api.database.change(
    `update person set license_state = 'MANUAL', license_valid_until = null, email_proven_at = '2026-01-01'`,
  )
  await api.database.change(`update car set access = '{TELEMATICS}'`)
})

const { owner, colleague } = testOrg
const forget = (personId: number) =>
  api.database.change(`update person set license_state = 'UNKNOWN' where id = $1`, [personId])
const check = (choice: keyof typeof LICENSE_CHECK) =>
  api.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'licenseCheck', '2020-01-01', $1)`,
    [String(LICENSE_CHECK[choice])],
  )
type Trip = { readonly id: number }
const open = (trip: Trip, minute: number, as: number = owner) =>
  refusalOf(api.ask('dialToOpen', as, onto(trip), minutesOn(minute)))
const lock = (trip: Trip, minute: number) => refusalOf(api.ask('lockCar', owner, onto(trip), minutesOn(minute)))
const startNow = (trip: Trip, minute: number) =>
  refusalOf(api.ask('startReservationNow', owner, onto(trip, {}), minutesOn(minute)))
const quoteStart = (trip: Trip, minute: number) =>
  refusalOf(api.ask('quoteReservation', owner, onto(trip, { change: 'start-now' }), minutesOn(minute)))
const logIn = (trip: Trip, at: number, now = at) =>
  refusalOf(api.ask('reportCarLogIn', owner, onto(trip, { at: wire(at) }), minutesOn(now)))
const bookAgain = () => refusalOf(api.ask('createReservation', owner, { body: bookingBody(600, 660) }, NOW))

test('without a checked licence a car is booked, locked and ended, and neither started, opened nor logged in to', async () => {
  await forget(owner)
  const trip = await book(api.ask, 60, 120)
  expect(await quoteStart(trip, 10)).toBe('license.unchecked')
  expect(await startNow(trip, 10)).toBe('license.unchecked')
  expect(await open(trip, 60)).toBe('license.unchecked')
  expect(await logIn(trip, 60)).toBe('license.unchecked')
  expect((await api.ask('getReservation', owner, onto(trip), minutesOn(61))).started).toBeNull()
  expect(await lock(trip, 62)).toBe('answered')
  expect(await refusalOf(api.ask('endReservation', owner, onto(trip, { carWasDamaged: false }), minutesOn(65)))).toBe(
    'answered',
  )
})

test('a refused opening is kept among the tries of the car, and asks it nothing', async () => {
  await forget(owner)
  const trip = await book(api.ask, 0, 60)
  await open(trip, 5)
  expect(await api.database.rows('select result from car_access_attempt where reservation_id = $1', [trip.id])).toEqual(
    [{ result: 'license.unchecked' }],
  )
})

test('the driver who opens is the one whose licence counts, not whoever booked', async () => {
  await forget(owner)
  const trip = await book(api.ask, 0, 60)
  await api.ask('updateDrivers', owner, onto(trip, [{ id: owner }, { id: colleague }]), NOW)
  expect(await open(trip, 5)).toBe('license.unchecked')
  expect(await open(trip, 6, colleague)).toBe('answered')
  await api.database.change(`update person set license_state = 'MANUAL' where id = $1`, [owner])
  await forget(colleague)
  expect(await open(trip, 7, colleague)).toBe('license.unchecked')
  expect(await open(trip, 8)).toBe('answered')
})

test('a licence that runs out between booking and start is refused from the next day on', async () => {
  await api.database.change('update person set license_valid_until = $1', [osloDateText(NOW)])
  const today = await book(api.ask, 60, 120)
  const tomorrow = await book(api.ask, 1440, 1500)
  expect(await open(today, 60)).toBe('answered')
  expect(await startNow(tomorrow, 1430)).toBe('license.expired')
  expect(await open(tomorrow, 1440)).toBe('license.expired')
})

test('a log-in that is told of after the licence ran out begins the trip when it happened before', async () => {
  await api.database.change('update person set license_valid_until = $1', [osloDateText(NOW)])
  // NOW is 10:00 in Oslo: the day ends 840 minutes later.
  const trip = await book(api.ask, 780, 900)
  expect(await logIn(trip, 839, 850)).toBe('answered')
  expect((await api.ask('getReservation', owner, onto(trip), minutesOn(851))).started).toBe(wire(839))
})

test('where the club checks before booking, nobody without a licence books; where it does not check, anybody drives', async () => {
  await forget(owner)
  await check('beforeBooking')
  expect(await bookAgain()).toBe('license.unchecked')
  await api.database.change('delete from organization_setting')
  expect(await bookAgain()).toBe('answered')
  await check('off')
  const trip = await book(api.ask, 0, 60)
  expect(await open(trip, 5)).toBe('answered')
})

test('a booking before the e-mail address is confirmed is refused: account.email-unconfirmed', async () => {
  await api.database.change('update person set email_proven_at = null')
  expect(await bookAgain()).toBe('account.email-unconfirmed')
  await api.database.change(`update person set email_proven_at = '2026-01-01'`)
  expect(await bookAgain()).toBe('answered')
})
