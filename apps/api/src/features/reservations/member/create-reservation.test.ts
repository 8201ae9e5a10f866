import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPools } from '../../../platform/db/test-database.ts'
import { testOrg } from '../../../platform/db/test-org.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { listChanges } from '../stores/reservation-changes.ts'
import { book, bookingBody, NOW, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.database.change('delete from reservation')
  await api.database.change('delete from outbox')
})

const { owner, colleague, stranger, privateMembershipId, otherMembershipId, otherCarId } = testOrg
const create = (body: object, as: number | undefined = owner) => api.ask('createReservation', as, { body }, NOW)

test('a booking answers the reservation with its price and the booker as driver', async () => {
  const reservation = await book(api.ask, 60, 180, { superDamageWaiver: true })
  expect(reservation).toMatchObject({
    carId: 1,
    car: { id: 1, carNumber: '101', bodyType: 'hatchback', color: 'blue' },
    membership: { name: 'Firma AS' },
    start: '2026-11-20T11:00:00+01:00',
    end: '2026-11-20T13:00:00+01:00',
    state: 'FUTURE',
    started: null,
    hourlyRate: 4000,
    drivers: [{ id: owner, name: 'Eva Eier' }],
    price: { currency: 'NOK', totalOre: 2000 + 2 * 4000 + 2 * 500 },
  })
  expect(reservation.price.vatOre).toBe(2200)
})

test('a booking answers the same as reading the reservation', async () => {
  const reservation = await book(api.ask, 60, 180, { superDamageWaiver: true })
  const read = await api.ask('getReservation', owner, { params: { id: reservation.id } }, NOW)
  expect(read).toEqual(reservation)
})

test('a booking adds a line to its log, and events for its people and for its car', async () => {
  const { id, organizationId } = await book(api.ask, 60, 180)
  expect(await listChanges(api.database, { organizationId, id })).toMatchObject([
    { action: 'created', personId: owner, at: NOW },
  ])
  const events = await api.database.rows('select topic, car_id, reservation_id from outbox order by id')
  expect(events).toEqual([
    { topic: 'reservation', car_id: null, reservation_id: id },
    { topic: 'car', car_id: 1, reservation_id: null },
  ])
})

test('a booking of a car taken in any part of the period is refused: car-taken, and nothing is stored', async () => {
  await book(api.ask, 60, 180)
  for (const [from, to] of [
    [60, 180],
    [0, 61],
    [179, 300],
    [90, 150],
    [0, 400],
  ] as const) {
    expect(await refusalOf(create(bookingBody(from, to)))).toBe('reservation.car-taken')
  }
  await book(api.ask, 180, 240)
  const [row] = await api.database.rows<{ changes: number }>('select count(*) as changes from reservation_change')
  expect(row?.changes).toBe(2)
})

test('a booking that starts in the past beyond the grace, or too far ahead, is refused at its field', async () => {
  const call = create(bookingBody(-6, 180)).catch((error: unknown) => error)
  expect(await call).toMatchObject({
    code: 'request.invalid',
    errors: [{ code: 'period.start-in-past', fieldName: 'start' }],
  })
  await book(api.ask, -4, 60)
  const far = create(bookingBody(366 * 1440, 366 * 1440 + 60)).catch((error: unknown) => error)
  expect(await far).toMatchObject({
    code: 'request.invalid',
    errors: [{ code: 'period.too-far-ahead', fieldName: 'start' }],
  })
})

test('a booking with a foreign membership, a foreign car or a car out of use is unknown', async () => {
  expect(await refusalOf(create(bookingBody(60, 120, { membershipId: otherMembershipId })))).toBe('resource.unknown')
  expect(await refusalOf(create(bookingBody(60, 120), stranger))).toBe('resource.unknown')
  expect(await refusalOf(create(bookingBody(60, 120, { carId: otherCarId })))).toBe('resource.unknown')
  expect(await refusalOf(create(bookingBody(60, 120, { carId: 999 })))).toBe('resource.unknown')
  await api.database.change('update car set active = false where id = 3')
  expect(await refusalOf(create(bookingBody(60, 120, { carId: 3 })))).toBe('resource.unknown')
  await api.database.change('update car set active = true where id = 3')
})

test('a booking without the right to book is refused: may-not-book; on an inactive membership: not-active', async () => {
  const company = testOrg.companyMembershipId
  await api.database.change('update membership_member set can_create_reservation = false where person_id = $1', [
    colleague,
  ])
  expect(await refusalOf(create(bookingBody(60, 120), colleague))).toBe('membership.may-not-book')
  await api.database.change(`update membership set state = 'PAUSED' where id = $1`, [company])
  expect(await refusalOf(create(bookingBody(60, 120)))).toBe('membership.not-active')
  await api.database.change(`update membership set state = 'ACTIVE' where id = $1`, [company])
  await api.database.change('update membership_member set can_create_reservation = true where person_id = $1', [
    colleague,
  ])
})

test('bookings over the limit of the membership are refused: limit-reached, also when sent at once', async () => {
  const bodies = Array.from({ length: 12 }, (_, n) =>
    bookingBody(60, 120, { carId: (n % 3) + 1, membershipId: privateMembershipId }),
  )
  const codes = await Promise.all(bodies.map((body) => refusalOf(create(body))))
  expect(codes.filter((code) => code === 'answered')).toHaveLength(2)
  expect(await refusalOf(create(bookingBody(60, 120, { carId: 3, membershipId: privateMembershipId })))).toBe(
    'reservation.limit-reached',
  )
  await book(api.ask, 120, 180, { carId: 3, membershipId: privateMembershipId })
})

test('equal and overlapping bookings at once over three pools: one wins each period, no deadlock', async () => {
  const pools = openTestPools(api.url, 12)
  const asks = pools.map((pool) => askWith(pool))
  const askOf = (n: number) => asks[n % asks.length] ?? api.ask
  const storm = (bodies: readonly object[]) =>
    Promise.all(bodies.map((body, n) => refusalOf(askOf(n)('createReservation', owner, { body }, NOW))))
  const deadlocks = async () => {
    const [row] = await api.database.rows<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return row?.deadlocks
  }
  const before = await deadlocks()
  for (let round = 0; round < 8; round += 1) {
    await api.database.change('delete from reservation')
    const codes = await storm(Array.from({ length: 32 }, () => bookingBody(60, 180)))
    expect(codes.filter((code) => code === 'answered')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['answered', 'reservation.car-taken']))
    await storm(Array.from({ length: 32 }, (_, n) => bookingBody(180 + n * 30, 300 + n * 30)))
    const overlaps = await api.database.rows(`select a.id from reservation a join reservation b on a.id < b.id
      and a.car_id = b.car_id and a.start_at < b.busy_until and b.start_at < a.busy_until`)
    expect(overlaps).toEqual([])
  }
  expect(await deadlocks()).toBe(before)
  await Promise.all(pools.map((pool) => pool.close()))
})

test('a booking of the doubled hour of autumn keeps both offsets', async () => {
  const body = { ...bookingBody(0, 60), start: '2027-10-31T02:30:00+02:00', end: '2027-10-31T02:30:00+01:00' }
  const { entity } = await create(body)
  expect([entity.start, entity.end]).toEqual([body.start, body.end])
  expect(wire(0)).toBe('2026-11-20T10:00:00+01:00')
})
