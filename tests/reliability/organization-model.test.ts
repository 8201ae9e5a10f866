import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenPromises } from '../../apps/api/src/features/billing/stores/broken-promises.ts'
import { minutesOn } from '../../apps/api/src/features/reservations/member/test-bookings.ts'
import { findOverlaps } from '../../apps/api/src/platform/db/test-overlaps.ts'
import { createTestApi, refusalOf, type TestApi } from '../../apps/api/src/testing/test-api.ts'
import { leftOf, type Organization, refusals, type Trip } from './organization-model.ts'

const SEQUENCES = 200
// Half of the lanes go the same ways in every run, so that each fate below is met; the others go new ways.
const LANES = 4

let lanes: TestApi[]
beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: LANES }, () => createTestApi()))
})
afterAll(() => Promise.all(lanes.map((lane) => lane.drop())))

type Real = { readonly api: TestApi; readonly seen: Set<string> }
type Action = fc.AsyncCommand<Organization, Real>

const person = fc.constantFrom(1, 1, 1, 1, 2, 2, 2, 2, 3)
const car = fc.constantFrom(1, 2, 3)
const halfHours = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 30)

/** Does a call, compares its fate with what the rules say, and answers whether it succeeded. */
const does = async ({ api, seen }: Real, name: string, allowed: readonly string[], call: Promise<unknown>) => {
  const outcome = await refusalOf(call)
  seen.add(`${name} ${outcome}`)
  expect(allowed.length === 0 ? ['answered'] : allowed).toContain(outcome)
  expect(await findOverlaps(api.database)).toEqual([])
  return outcome === 'answered'
}

const action = (title: string, run: (org: Organization, real: Real) => Promise<unknown>): Action => ({
  check: () => true,
  run: async (org, real) => void (await run(org, real)),
  toString: () => title,
})

/** An action on one of the trips there are; on none where there is none. */
const onTrip = (
  title: string,
  pick: number,
  run: (org: Organization, real: Real, trip: Trip) => Promise<unknown>,
): Action => ({
  ...action(title, (org, real) => run(org, real, org.trips[pick % org.trips.length] as Trip)),
  check: ({ trips }) => trips.length > 0,
})

const which = fc.nat({ max: 11 })

const booking = fc.tuple(person, car, halfHours(0, 5), halfHours(2, 5)).map(([by, carId, from, length]) =>
  action(`person ${by} books car ${carId} in ${from} for ${length} minutes`, async (org, real) => {
    const start = addMinutes(org.now, from)
    const end = addMinutes(start, length)
    const body = { membershipId: 2, carId, start: start.toISOString(), end: end.toISOString() }
    let id = 0
    const call = real.api.ask('createReservation', by, { body }, org.now).then(({ entity }) => {
      id = entity.id
    })
    if (!(await does(real, 'book', refusals.book(org, by, carId, { start, end }), call))) return
    const states = { isStarted: false, isEnded: false, isCanceled: false }
    org.trips.push({ id, bookedBy: by, carId, start, end, heldUntil: end, ...states })
  }),
)

// Bookings are three of nine, so that cars are seldom free.
const commands = [
  booking,
  booking,
  booking,
  fc.tuple(person, which).map(([by, pick]) =>
    onTrip(`person ${by} extends trip ${pick}`, pick, async (org, real, trip) => {
      const input = { params: { id: trip.id }, body: { extendByMinutes: 30 } }
      const call = real.api.ask('extendReservation', by, input, org.now)
      if (!(await does(real, 'extend', refusals.extend(org, by, trip), call))) return
      trip.end = addMinutes(trip.end, 30)
      trip.heldUntil = trip.end
    }),
  ),
  fc.tuple(person, which).map(([by, pick]) =>
    onTrip(`person ${by} cancels trip ${pick}`, pick, async (org, real, trip) => {
      const call = real.api.ask('cancelReservation', by, { params: { id: trip.id } }, org.now)
      if (await does(real, 'cancel', refusals.cancel(org, by, trip), call)) trip.isCanceled = true
    }),
  ),
  fc.tuple(person, which).map(([by, pick]) =>
    onTrip(`person ${by} ends trip ${pick}`, pick, async (org, real, trip) => {
      const input = { params: { id: trip.id }, body: { carWasDamaged: false } }
      const call = real.api.ask('endReservation', by, input, org.now)
      if (!(await does(real, 'end', refusals.end(org, by, trip), call))) return
      trip.isEnded = true
      const until = Math.max(trip.start.getTime(), Math.min(org.now.getTime(), trip.heldUntil.getTime()))
      trip.heldUntil = new Date(until)
    }),
  ),
  fc.tuple(person, which).map(([by, pick]) =>
    onTrip(`person ${by} starts trip ${pick} now`, pick, async (org, real, trip) => {
      const call = real.api.ask('startReservationNow', by, { params: { id: trip.id } }, org.now)
      if (!(await does(real, 'start', refusals.startNow(org, by, trip), call))) return
      trip.start = org.now
      trip.isStarted = true
    }),
  ),
  fc.tuple(person, which, car).map(([by, pick, carId]) =>
    onTrip(`person ${by} moves trip ${pick} to car ${carId}`, pick, async (org, real, trip) => {
      const input = { params: { id: trip.id }, body: { newCarId: carId } }
      const call = real.api.ask('changeCar', by, input, org.now)
      if (!(await does(real, 'swap', refusals.swap(org, by, trip, carId), call)) || carId === trip.carId) return
      trip.start = leftOf(trip, org.now).start
      trip.carId = carId
    }),
  ),
  halfHours(1, 3).map((minutes) =>
    action(`${minutes} minutes pass`, async (org) => {
      org.now = addMinutes(org.now, minutes)
    }),
  ),
]

const always = (api: TestApi, seen: Set<string>) =>
  fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), async (actions) => {
    await api.database.change('truncate reservation cascade')
    const setUp = () => ({ model: { now: minutesOn(0), trips: [] }, real: { api, seen } })
    await fc.asyncModelRun(setUp, actions)
    // Whatever happened to the trips, what is owed for them is what they cost.
    expect(await findBrokenPromises(api.database)).toEqual([])
  })

/** Everything that can become of each call; a run that has not met all of it has not looked everywhere. */
const fates = {
  book: ['answered', 'reservation.car-taken', 'resource.unknown'],
  extend: ['answered', 'reservation.car-taken', 'reservation.not-active', 'resource.unknown'],
  cancel: ['answered', 'reservation.already-started', 'reservation.not-active', 'resource.unknown'],
  end: ['answered', 'reservation.not-active', 'reservation.not-started', 'resource.unknown'],
  start: [
    'answered',
    'reservation.already-started',
    'reservation.car-taken',
    'reservation.not-active',
    'resource.unknown',
  ],
  swap: [
    'answered',
    'reservation.already-started',
    'reservation.car-taken',
    'reservation.not-active',
    'resource.unknown',
  ],
}

test('any actions of members in any order are answered by the rules, and no two reservations of a car overlap', async () => {
  const seen = new Set<string>()
  const walk = (api: TestApi, lane: number) =>
    fc.assert(always(api, seen), { numRuns: SEQUENCES / LANES, ...(lane < LANES / 2 && { seed: lane + 1 }) })
  await Promise.all(lanes.map(walk))
  const all = Object.entries(fates).flatMap(([name, codes]) => codes.map((code) => `${name} ${code}`))
  expect([...seen].sort()).toEqual(all.sort())
}, 120_000)

test('without the constraint the same actions soon break the model', async () => {
  const [api] = lanes as [TestApi]
  await api.database.change('alter table reservation drop constraint no_double_booking')
  const { failed } = await fc.check(always(api, new Set()), { numRuns: SEQUENCES, endOnFailure: true })
  expect(failed).toBe(true)
})
