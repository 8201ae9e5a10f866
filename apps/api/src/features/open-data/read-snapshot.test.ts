import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { listPublishers } from './open-data-store.ts'
import { readSnapshot } from './read-snapshot.ts'
import { renderFeed } from './render-feed.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await suite.database.change(`insert into open_data (organization_id, contact_email) values (1, 'data@nord.example')`)
})
afterAll(() => suite.drop())
beforeEach(() => suite.database.change('delete from reservation'))

const noon = new Date('2026-11-20T12:00:00+01:00')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)

type Booking = {
  carId?: number
  kind?: 'member' | 'block'
  start: number
  end: number
  started?: boolean
  ended?: number
}
const book = ({ carId = 1, kind = 'member', start, end, started = false, ended }: Booking) =>
  suite.database.change(
    `insert into reservation (organization_id, kind, membership_id, person_id, car_id, tariff_id, start_at, end_at, busy_until,
       started_at, ended_at, user_note)
     values (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Til hytta med Kari')`,
    [
      kind,
      ...(kind === 'member' ? [1, 1] : [null, null]),
      carId,
      kind === 'member' ? 1 : null,
      hours(start),
      hours(end),
      hours(ended ?? end),
      started ? hours(start) : null,
      ended ? hours(ended) : null,
    ],
  )

const snapshotAt = async (now: Date) => {
  const [org] = await listPublishers(suite.database)
  if (org === undefined) throw new Error('The club publishes.')
  return { org, ...(await readSnapshot(suite.database, org, now)) }
}
const carAt = async (now: Date, carId = 1) => {
  const { cars } = await snapshotAt(now)
  const found = cars.find(({ car }) => car.id === carId)
  if (found === undefined) throw new Error('The club has the car.')
  return found
}
const stateAt = async (hour: number) => (await carAt(hours(hour))).state
type Vehicle = { vehicle_id: string; is_reserved: boolean; is_disabled: boolean; available_until?: string }
const vehiclesAt = async (hour: number) => {
  const { data } = renderFeed(await snapshotAt(hours(hour)), '3.0', 'vehicle_status', 'https://nord.example')
  return (data as { vehicles: Vehicle[] }).vehicles
}
const availabilityAt = async (hour: number) => {
  const { free } = await carAt(hours(hour))
  return free.map(({ start, end }) => [start.getTime(), end?.getTime()])
}
const stretch = (start: number, end?: number) => [hours(start).getTime(), end && hours(end).getTime()]

test('a booked car has its end until the trip begins, is absent during it, and comes back after it', async () => {
  await book({ start: 2, end: 4 })
  expect(await stateAt(0)).toBe('FREE')
  expect((await vehiclesAt(0)).map((one) => one.available_until).filter(Boolean)).toEqual(['2026-11-20T14:00:00+01:00'])
  expect(await stateAt(1.5)).toBe('PROMISED')
  expect((await vehiclesAt(1.5)).filter((one) => one.is_reserved)).toHaveLength(1)
  for (const hour of [2, 3, 3.99]) expect(await stateAt(hour), `${hour}`).toBe('IN_USE')
  expect(await vehiclesAt(3)).toHaveLength(2)
  expect(await stateAt(4)).toBe('FREE')
  expect(await vehiclesAt(4)).toHaveLength(3)
})

test('a car opened before its start is absent from then on, and while it is late', async () => {
  await book({ start: 1, end: 2, started: true })
  expect(await stateAt(0.9)).toBe('IN_USE')
  expect(await stateAt(5)).toBe('IN_USE')
  expect(await availabilityAt(5)).toEqual([stretch(6)])
  await suite.database.change('update reservation set ended_at = $1', [hours(5)])
  expect(await stateAt(5.1)).toBe('FREE')
})

test('a car with a block is disabled, and listed as free from its end', async () => {
  await book({ kind: 'block', start: -1, end: 3 })
  expect(await stateAt(0)).toBe('DISABLED')
  expect((await vehiclesAt(0)).filter((one) => one.is_disabled)).toHaveLength(1)
  expect(await availabilityAt(0)).toEqual([stretch(3)])
})

test('the id of a vehicle changes with each trip and at no other time, and is 32 hex digits', async () => {
  const ids = async () => (await snapshotAt(hours(9))).cars.map(({ vehicleId }) => vehicleId)
  const first = await ids()
  expect(new Set(first).size).toBe(3)
  for (const id of first) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(await ids()).toEqual(first)
  await book({ start: 1, end: 3, started: true, ended: 2 })
  const second = await ids()
  expect(second[0]).not.toBe(first[0])
  expect(second.slice(1)).toEqual(first.slice(1))
  await book({ start: 4, end: 5 })
  const third = await ids()
  expect([first[0], second[0]]).not.toContain(third[0])
  await book({ start: 12, end: 14 })
  await book({ kind: 'block', start: 6, end: 7 })
  expect(await ids(), 'a trip to come and a stay in the workshop').toEqual(third)
})

test('the id of a vehicle changes when a trip begins, not when it ends', async () => {
  await book({ start: 1, end: 3 })
  const before = (await carAt(hours(0))).vehicleId
  const during = (await carAt(hours(2))).vehicleId
  expect(during).not.toBe(before)
  expect((await carAt(hours(4))).vehicleId).toBe(during)
})

test('a changed secret gives other vehicle ids', async () => {
  const before = (await carAt(noon)).vehicleId
  await suite.database.change(`update open_data set vehicle_secret = decode(repeat('ab', 32), 'hex')`)
  expect((await carAt(noon)).vehicleId).not.toBe(before)
})

test('stretches keep the offset of their moment on the day with 25 hours', async () => {
  const saturday = (new Date('2026-10-24T20:00:00+02:00').getTime() - noon.getTime()) / 3_600_000
  await book({ start: saturday, end: saturday + 12 })
  const snapshot = await snapshotAt(new Date('2026-10-24T12:00:00+02:00'))
  const { data } = renderFeed(snapshot, '3.1-RC3', 'vehicle_availability', 'https://nord.example')
  expect(
    (data as { vehicles: { availabilities: object[] }[] }).vehicles.map((one) => one.availabilities),
  ).toContainEqual([
    { from: '2026-10-24T12:00:00+02:00', until: '2026-10-24T20:00:00+02:00' },
    { from: '2026-10-25T07:00:00+01:00' },
  ])
})

test('the snapshot of a club holds its own cars only', async () => {
  const { cars } = await snapshotAt(noon)
  expect(cars.map(({ car }) => car.id)).toEqual([1, 2, 3])
})
