import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto } from './test-bookings.ts'
import { createTestOdometer } from './test-odometer.ts'

const { owner, colleague, stranger, companyMembershipId: membershipId } = testOrg
const odometer = createTestOdometer()
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ carAccess: odometer.carAccess })
})
afterAll(() => api.drop())
beforeEach(async () => {
  odometer.silence()
  await api.database.change('truncate reservation cascade')
})

type Trip = { id: number }
type Sent = { start?: number; end?: number }
const tell = (trip: Trip, sent: Sent, as: number = owner) =>
  api.ask('reportOdometer', as, onto(trip, sent), minutesOn(600))
const fieldOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      const [item] = error.errors ?? []
      return `${item?.fieldName} ${item?.code}`
    },
  )
const basis = () =>
  api.ask('listBillingBasis', owner, { query: { membershipId: String(membershipId) } }, minutesOn(5000))

/** A trip of three hours that has ended; what the car said at its begin and end, if it said anything. */
const ended = async (start?: number, end?: number, carWasDamaged = false) => {
  const trip = await book(api.ask, 0, 180, { as: colleague })
  if (start !== undefined) odometer.show(start)
  await api.ask('dialToOpen', colleague, onto(trip), minutesOn(0))
  odometer.silence()
  if (end !== undefined) odometer.show(end)
  await api.ask('endReservation', colleague, onto(trip, { carWasDamaged }), minutesOn(180))
  return trip
}
const byDriver = (trip: Trip, sent: Sent) => tell(trip, sent, colleague)

test('a driver who says what the odometer showed has the kilometres priced and billed, and the flag is gone', async () => {
  const trip = await ended()
  const { entity } = await byDriver(trip, { start: 50_000, end: 50_042 })
  expect(entity).toMatchObject({
    kilometers: 42,
    kilometersMissing: false,
    needsReview: false,
    odometer: { start: 50_000, end: 50_042 },
  })
  expect(entity.price.lines).toContainEqual(expect.objectContaining({ unit: 'km', quantity: 42, totalOre: 12_600 }))
  const billed = await basis()
  expect(billed.waiting).toEqual([])
  expect(billed.data).toContainEqual(expect.objectContaining({ unit: 'km', quantity: 42 }))
  const kept = await api.database.rows(
    'select start_odometer_source as start, end_odometer_source as "end" from reservation',
  )
  expect(kept).toEqual([{ start: 'DRIVER', end: 'DRIVER' }])
  const log = "select changes from reservation_change where action = 'odometer-reported' and person_id = $1"
  expect(await api.database.rows(log, [colleague])).toMatchObject([{ changes: { kilometers: { from: null, to: 42 } } }])
})

test('only the reading that is missing is asked for: the known one is refused, the missing one required', async () => {
  const trip = await ended(50_000)
  expect(await fieldOf(byDriver(trip, { start: 49_000, end: 50_010 }))).toBe('start field.unknown')
  expect(await fieldOf(byDriver(trip, {}))).toBe('end field.required')
  expect((await byDriver(trip, { end: 50_010 })).entity).toMatchObject({ kilometers: 10, kilometersMissing: false })
})

test('a reading of a driver that cannot be is refused at the field that was typed, and the trip goes on waiting', async () => {
  const trip = await ended(50_000)
  expect(await fieldOf(byDriver(trip, { end: 49_999 }))).toBe('end odometer.too-low')
  expect(await fieldOf(byDriver(trip, { end: 50_363 }))).toBe('end odometer.too-high')
  expect((await basis()).waiting).toHaveLength(1)
  await api.database.change('truncate reservation cascade')
  const begunInSilence = await ended(undefined, 50_020)
  expect(await fieldOf(byDriver(begunInSilence, { start: 50_021 }))).toBe('start odometer.too-high')
  expect(await fieldOf(byDriver(begunInSilence, { start: 20_000 }))).toBe('start odometer.too-low')
})

test('a second answer of the driver is refused: kilometers-known; of two at once one counts', async () => {
  const trip = await ended()
  const codes = await Promise.all([
    refusalOf(byDriver(trip, { start: 50_000, end: 50_042 })),
    refusalOf(byDriver(trip, { start: 50_000, end: 50_060 })),
  ])
  expect(codes.toSorted()).toEqual(['answered', 'reservation.kilometers-known'])
  expect((await basis()).data.filter(({ unit }) => unit === 'km')).toHaveLength(1)
})

test('a damage keeps the trip on the work list when its kilometres are known', async () => {
  const trip = await ended(undefined, undefined, true)
  expect((await byDriver(trip, { start: 1, end: 2 })).entity).toMatchObject({
    needsReview: true,
    kilometersMissing: false,
  })
})

test('the odometer of an ended trip is reported by its driver alone: permission.missing, not-ended', async () => {
  const trip = await ended()
  expect(await refusalOf(tell(trip, { start: 1, end: 2 }, owner))).toBe('permission.missing')
  expect(await refusalOf(tell(trip, { start: 1, end: 2 }, stranger))).toBe('resource.unknown')
  const ahead = await book(api.ask, 700, 800)
  expect(await refusalOf(tell(ahead, { start: 1, end: 2 }))).toBe('reservation.not-ended')
})
