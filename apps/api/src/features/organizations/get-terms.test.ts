import { cancellationLines, priceReservation, standardPolicy, type Tariff } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

const hour = 60
const { owner, privateMembershipId } = testOrg

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  // Car 2 costs another tariff: with tiers, a cap of its own for the waiver, and a later rise.
  await api.database.change(`
    insert into tariff (organization_id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    values (1, 'large', 'Stor', '2025-01-01', 2500, 6150, 9, '[{"fromKm":0,"orePerKm":390},{"fromKm":100,"orePerKm":290}]', 650, 12, '3', 25),
      (1, 'large', 'Stor', '2027-01-01', 2600, 6900, 9, '[{"fromKm":0,"orePerKm":400}]', 700, 12, '3', 25);
    update car set tariff_key = 'large' where id = 2`)
})
afterAll(() => api.drop())

const terms = (at: Date, orgId = 1) => api.ask('getTerms', undefined, { query: { orgId } }, at)

/** The record that the page shows for a car: found by the models that stand beside it, told apart by what the car costs. */
const recordOf = async (carId: number, at: Date): Promise<Tariff> => {
  const { tariffs } = await terms(at)
  const wanted = carId === 2 ? 'Stor' : 'Liten'
  const found = tariffs.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`The page of terms has no ${wanted}.`)
  return found
}

// Short, over midnight, past the cap, over both clock changes; booked early enough to be cancelled on every side of the window.
const periods = [
  { now: '2026-11-20T09:00:00Z', start: '2026-11-21T09:00:00Z', hours: 3, kilometers: 25, cancelAfter: 120 },
  { now: '2026-11-20T09:00:00Z', start: '2026-11-20T20:30:00Z', hours: 9.5, kilometers: 140, cancelAfter: 30 },
  { now: '2026-11-20T09:00:00Z', start: '2026-11-22T06:00:00Z', hours: 61, kilometers: 433, cancelAfter: 600 },
  { now: '2026-10-22T09:00:00Z', start: '2026-10-24T20:00:00Z', hours: 10, kilometers: 0, cancelAfter: 24 * 60 },
  { now: '2027-03-25T09:00:00Z', start: '2027-03-27T20:00:00Z', hours: 10, kilometers: 99, cancelAfter: 30 * 60 },
  { now: '2026-11-20T09:00:00Z', start: '2026-11-30T09:00:00Z', hours: 24, kilometers: 10, cancelAfter: 5 * 24 * 60 },
]

test.each(periods)(
  'a price worked out from the terms is what is shown, booked and charged: $start for $hours h',
  async (period) => {
    const now = new Date(period.now)
    const start = new Date(period.start)
    const end = addMinutes(start, period.hours * hour)
    for (const carId of [1, 2]) {
      for (const superDamageWaiver of [true, false]) {
        const record = await recordOf(carId, now)
        const asked = { start: start.toISOString(), end: end.toISOString(), superDamageWaiver }
        const { kilometers } = period
        const quote = await api.ask('getPrice', undefined, { body: { cars: [carId], ...asked, kilometers } }, now)
        expect(quote.cars[0]?.lines).toEqual(priceReservation(record, { start, end, superDamageWaiver, kilometers }))

        const body = { membershipId: privateMembershipId, carId, ...asked }
        const { entity: booked } = await api.ask('createReservation', owner, { body }, now)
        expect(booked.price?.lines).toEqual(priceReservation(record, { start, end, superDamageWaiver }))

        const at = addMinutes(now, period.cancelAfter)
        const { entity: canceled } = await api.ask('cancelReservation', owner, { params: { id: booked.id } }, at)
        expect(canceled.price?.lines).toEqual(
          cancellationLines(record, { ...standardPolicy, start, end, created: now, now: at }),
        )
      }
    }
  },
)

test('a late return priced by the terms is what is billed', async () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const [start, end] = [addMinutes(now, 60), addMinutes(now, 180)]
  const body = { membershipId: privateMembershipId, carId: 2, start: start.toISOString(), end: end.toISOString() }
  const { entity } = await api.ask('createReservation', owner, { body }, now)
  const late = addMinutes(end, 75)
  const input = { params: { id: entity.id }, body: { carWasDamaged: false } }
  const { entity: ended } = await api.ask('endReservation', owner, input, late)
  const record = await recordOf(2, now)
  expect(ended.price?.lines).toEqual(priceReservation(record, { start, end: late, superDamageWaiver: true }))
})

test('tariffs not yet in force are listed as upcoming, and in force from their day', async () => {
  const before = await terms(new Date('2026-12-31T22:00:00Z'))
  expect(before.tariffs.map(({ hourOre }) => hourOre)).toEqual([4000, 6150])
  expect(before.upcoming).toMatchObject([{ name: 'Stor', hourOre: 6900, modelNames: ['Volkswagen ID.3'] }])
  const after = await terms(new Date('2027-01-01T00:00:00Z'))
  expect(after.tariffs.map(({ hourOre }) => hourOre)).toEqual([4000, 6900])
  expect(after.upcoming).toEqual([])
  expect(after).toMatchObject({ organizationName: 'Nord bildeling', version: testOrg.termsVersion })
})

test('the terms of a club that does not exist are unknown', async () => {
  expect(await refusalOf(terms(new Date(), 4711))).toBe('resource.unknown')
})
