import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from './test-bookings.ts'
import { createTestOdometer } from './test-odometer.ts'

const { owner, companyMembershipId: membershipId } = testOrg
const odometer = createTestOdometer()
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ carAccess: odometer.carAccess })
})
afterAll(() => api.drop())
beforeEach(async () => {
  odometer.silence()
  await api.database.change('truncate reservation cascade')
  await api.database.change('update tariff set kilometer_tiers = \'[{"fromKm":0,"orePerKm":300}]\'')
})

type Trip = { id: number }
const end = (trip: Trip, minute: number, carWasDamaged = false) =>
  api.ask('endReservation', owner, onto(trip, { carWasDamaged }), minutesOn(minute))
const startNow = (trip: Trip, minute: number) => api.ask('startReservationNow', owner, onto(trip), minutesOn(minute))
const open = (trip: Trip, minute: number) => api.ask('dialToOpen', owner, onto(trip), minutesOn(minute))
const cost = (trip: Trip, minute: number) => api.ask('getRunningCost', owner, onto(trip), minutesOn(minute))
const basis = () =>
  api.ask('listBillingBasis', owner, { query: { membershipId: String(membershipId) } }, minutesOn(5000))
const driven = { description: 'Kilometer', unit: 'km', unitPriceOre: 300 }

/** A trip that began at the odometer 50 000 with the first opening. */
const opened = async () => {
  const trip = await book(api.ask, 0, 180)
  odometer.show(50_000)
  await open(trip, 5)
  return trip
}

test('a trip is billed the kilometres between the odometer at its first opening and at its end', async () => {
  const trip = await opened()
  odometer.show(50_010)
  await open(trip, 20)
  odometer.show(50_042)
  const { entity } = await end(trip, 90)
  expect(entity).toMatchObject({
    kilometers: 42,
    kilometersMissing: false,
    needsReview: false,
    odometer: { start: 50_000, end: 50_042 },
  })
  expect(entity.price.lines).toContainEqual(expect.objectContaining({ ...driven, quantity: 42, totalOre: 12_600 }))
  expect((await basis()).data).toContainEqual(expect.objectContaining({ unit: 'km', quantity: 42, grossOre: 12_600 }))
})

test('the odometer is read when a trip is started before its time, and when the phone has logged in to the car', async () => {
  const early = await book(api.ask, 60, 240)
  odometer.show(50_000)
  expect((await startNow(early, 5)).entity.odometer).toEqual({ start: 50_000, end: null })
  const byPhone = await book(api.ask, 0, 60, { carId: 2 })
  await api.ask('reportCarLogIn', owner, onto(byPhone, { at: wire(10) }), minutesOn(10))
  const late = await book(api.ask, 0, 60, { carId: 3 })
  // What is told an hour later says nothing of the odometer then.
  const { entity } = await api.ask('reportCarLogIn', owner, onto(late, { at: wire(0) }), minutesOn(50))
  expect(entity).toMatchObject({ started: wire(0), odometer: { start: null } })
  odometer.show(50_007)
  expect((await end(byPhone, 40)).entity.kilometers).toBe(7)
})

test('a trip whose car is silent at its begin or its end ends all the same, and waits for its kilometres', async () => {
  const trip = await opened()
  odometer.silence()
  const { entity } = await end(trip, 90)
  expect(entity).toMatchObject({
    state: 'PAST',
    kilometers: 0,
    kilometersMissing: true,
    needsReview: true,
    odometer: { start: 50_000, end: null },
  })
  expect(entity.price.lines.map(({ unit }) => unit)).not.toContain('km')
  const other = await book(api.ask, 0, 60, { carId: 2 })
  odometer.show(70_000)
  expect((await end(other, 30)).entity).toMatchObject({
    kilometersMissing: true,
    odometer: { start: null, end: 70_000 },
  })
})

test('a trip that waits for its kilometres is not billed, and the billing basis names it', async () => {
  const trip = await book(api.ask, 0, 60)
  const { entity } = await end(trip, 30)
  expect(await basis()).toMatchObject({
    data: [],
    waiting: [{ reservation: { id: trip.id }, totalOre: entity.price.totalOre }],
  })
})

test('kilometres that were estimated at the booking are never billed as driven', async () => {
  const trip = await book(api.ask, 0, 60)
  await api.database.change('update reservation set kilometers = 120')
  const { entity } = await end(trip, 30)
  expect(entity).toMatchObject({ kilometers: 0, kilometersMissing: true })
  expect(entity.price.lines.map(({ unit }) => unit)).not.toContain('km')
})

test('a trip by a tariff without a price for kilometres waits for none', async () => {
  await api.database.change("update tariff set kilometer_tiers = '[]'")
  const { entity } = await end(await book(api.ask, 0, 60), 30)
  expect(entity).toMatchObject({ kilometersMissing: false, needsReview: false })
  expect((await basis()).data).not.toEqual([])
})

test.each([
  ['below the one at the start', 49_999, null],
  ['further than the car can drive in the time', 50_300, null],
  ['nearer than the car stands from its place', 50_004, { lat: 60.6, lng: 5.32 }],
  ['not shown', null, null],
] as const)('a reading at the end that is %s counts as missing', async (_name, kilometers, position) => {
  const trip = await opened()
  odometer.show(kilometers, position)
  expect((await end(trip, 90)).entity).toMatchObject({
    kilometersMissing: true,
    odometer: { start: 50_000, end: null },
  })
})

test("a reading at the start that is far from the car's last one counts as missing", async () => {
  const first = await opened()
  odometer.show(50_020)
  await end(first, 90)
  const second = await book(api.ask, 180, 240)
  odometer.show(20)
  await open(second, 180)
  odometer.show(50_030)
  expect((await end(second, 200)).entity).toMatchObject({
    kilometersMissing: true,
    odometer: { start: null, end: 50_030 },
  })
})

test('ending now costs what the running cost says at that instant, with the kilometres so far', async () => {
  const trip = await opened()
  expect(await cost(trip, 10)).toMatchObject({ drivenKilometers: 0 })
  odometer.show(50_031)
  const reported = await cost(trip, 70)
  expect(reported).toMatchObject({ drivenKilometers: 31, trip: { kilometers: 31 } })
  expect(reported.endNow.lines).toContainEqual(expect.objectContaining({ ...driven, quantity: 31 }))
  const quote = await api.ask('quoteReservation', owner, onto(trip, { change: 'end' }), minutesOn(70))
  expect(quote.price).toEqual(reported.endNow)
  expect(quote.ceilingOre).toBe(quote.price.totalOre)
  expect((await end(trip, 70)).entity.price).toEqual(reported.endNow)
})

test('the running cost of a trip whose car is silent holds no kilometres and says so', async () => {
  const trip = await opened()
  odometer.silence()
  const reported = await cost(trip, 70)
  expect(reported.drivenKilometers).toBeNull()
  expect((await end(trip, 70)).entity.price).toEqual(reported.endNow)
})

test('of two ends at once one is answered, and the kilometres are billed once', async () => {
  const trip = await opened()
  odometer.show(50_042)
  const codes = await Promise.all([refusalOf(end(trip, 90)), refusalOf(end(trip, 90))])
  expect(codes.toSorted()).toEqual(['answered', 'reservation.not-active'])
  expect((await basis()).data.filter(({ unit }) => unit === 'km')).toHaveLength(1)
})
