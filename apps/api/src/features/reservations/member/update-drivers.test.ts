import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { listChanges } from '../stores/reservation-changes.ts'
import { book, minutesOn, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

const { owner, colleague, stranger } = testOrg
const update = (reservation: { id: number }, ids: readonly number[], as: number = owner, minute = 0) =>
  api.ask(
    'updateDrivers',
    as,
    onto(
      reservation,
      ids.map((id) => ({ id })),
    ),
    minutesOn(minute),
  )
const drivers = async (reservation: { id: number }) => {
  const { data } = await api.ask('listDrivers', owner, onto(reservation), minutesOn(0))
  return data.map(({ name }) => name)
}

test('the drivers sent replace the drivers before, each once, and the log keeps both', async () => {
  const reservation = await book(api.ask, 60, 120)
  const { entity } = await update(reservation, [colleague, owner, owner])
  expect(entity.drivers.map(({ id }) => id)).toEqual([owner, colleague])
  await update(reservation, [colleague])
  expect(await drivers(reservation)).toEqual(['Kari Kollega'])
  const changes = await listChanges(api.database, reservation)
  expect(changes.at(-1)?.changes).toEqual({ drivers: { from: [owner, colleague], to: [colleague] } })
})

test('a driver can read the reservation until taken off, by others or by themselves', async () => {
  const reservation = await book(api.ask, 60, 120)
  const see = () => refusalOf(api.ask('getReservation', colleague, onto(reservation), minutesOn(0)))
  expect(await see()).toBe('resource.unknown')
  await update(reservation, [owner, colleague])
  expect(await see()).toBe('answered')
  expect((await update(reservation, [owner], colleague)).entity.drivers).toHaveLength(1)
  expect(await see()).toBe('resource.unknown')
})

test('an empty list of drivers is refused: driver-required; one from outside: driver-not-member', async () => {
  const reservation = await book(api.ask, 60, 120)
  expect(await refusalOf(update(reservation, []))).toBe('reservation.driver-required')
  expect(await refusalOf(update(reservation, [owner, stranger]))).toBe('reservation.driver-not-member')
  expect(await drivers(reservation)).toEqual(['Eva Eier'])
})

test('a driver who began the trip or opened its car stays until it is over: driver-driving', async () => {
  const reservation = await book(api.ask, 0, 120)
  await update(reservation, [owner, colleague])
  await api.database.change('update reservation set started_at = start_at where id = $1', [reservation.id])
  // Nobody knows who of them drives.
  expect(await refusalOf(update(reservation, [owner], owner, 10))).toBe('reservation.driver-driving')
  await api.database.change(
    `insert into reservation_change (organization_id, reservation_id, person_id, at, action) values (1, $1, $2, now(), 'started')`,
    [reservation.id, colleague],
  )
  expect(await refusalOf(update(reservation, [owner], owner, 10))).toBe('reservation.driver-driving')
  await update(reservation, [colleague], owner, 10)
  await update(reservation, [owner, colleague], owner, 10)
  await api.database.change(
    `insert into car_access_attempt (organization_id, car_id, reservation_id, person_id, at, result, action)
     values (1, 1, $1, $2, now(), 'opened', 'open')`,
    [reservation.id, owner],
  )
  expect(await refusalOf(update(reservation, [colleague], owner, 10))).toBe('reservation.driver-driving')
  expect(await drivers(reservation)).toHaveLength(2)
})

test('the drivers of a finished reservation cannot be changed: not-active', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect(await refusalOf(update(reservation, [colleague], owner, 91))).toBe('reservation.not-active')
})

test("the drivers of a stranger's reservation are unknown", async () => {
  expect(await refusalOf(update(await book(api.ask, 60, 120), [stranger], stranger))).toBe('resource.unknown')
})
