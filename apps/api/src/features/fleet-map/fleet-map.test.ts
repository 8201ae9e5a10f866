import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarAccess } from '../../adapters/car-access/port.ts'
import { addTestCars } from '../../platform/db/test-org.ts'
import { type AdminInput, type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

const asked: string[] = []
const carAccess: CarAccess = {
  open: async () => 'refused',
  lock: async () => 'refused',
  setCards: async () => 'taken',
  condition: async ({ carNumber }) => {
    asked.push(carNumber)
    return {
      isLocked: true,
      areDoorsClosed: true,
      chargePercent: carNumber === '102' ? 12 : 80,
      isCharging: false,
      fuelPercent: null,
      rangeKilometers: 50,
      odometerKilometers: 48_211,
      position: { lat: 60.41234, lng: 5.33456 },
    }
  },
}

let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite({ carAccess })
  staff = await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])
  // Torget has the cars 1 to 3; Nesten is a short walk from it, Borte is not.
  await site.database.change(`
    insert into location (organization_id, id, name, lat, lng, xy) values
      (1, 60, 'Nesten', 60.3925, 5.3225, '(592219,8483240)'), (1, 61, 'Borte', 60.45, 5.40, '(592219,8483240)');
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id) values
      (1, 90, 'member', 1, 1, 1, now() - interval '3 hours', now() - interval '1 hour', now() - interval '1 hour', now() - interval '3 hours', 1),
      (1, 91, 'member', 1, 1, 2, now() + interval '3 hours', now() + interval '6 hours', now() + interval '6 hours', null, 1),
      (1, 92, 'member', 1, 1, 3, now() + interval '4 hours', now() + interval '6 hours', now() + interval '6 hours', null, 1)`)
})
afterAll(() => site.stop())

const ask = (name: string, input: AdminInput = {}, who = staff) => site.ask(`fleet-map.${name}`, who.token, input)
const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString()
const states = async (at?: string) => {
  const { body } = await ask('at', { query: { ...(at && { at }) } })
  return Object.fromEntries(
    (body as unknown as { cars: { id: number; state: string }[] }).cars.map(({ id, state }) => [id, state]),
  )
}

test('each car has the state of the moment asked for: past, now or to come', async () => {
  expect(await states()).toEqual({ 1: 'LATE', 2: 'FREE', 3: 'FREE' })
  expect(await states(hours(-2))).toEqual({ 1: 'OUT', 2: 'FREE', 3: 'FREE' })
  expect(await states(hours(-4))).toEqual({ 1: 'FREE', 2: 'FREE', 3: 'FREE' })
  expect(await states(hours(5))).toEqual({ 1: 'LATE', 2: 'BOOKED', 3: 'BOOKED' })
})

test('a place without a free car within a walk is marked as a gap', async () => {
  const gaps = async (at?: string) => {
    const { body } = await ask('at', { query: { ...(at && { at }) } })
    const { places } = body as unknown as { places: { name: string; isGap: boolean }[] }
    return places.flatMap(({ name, isGap }) => (isGap ? [name] : []))
  }
  expect(await gaps()).toEqual(['Borte'])
  expect(await gaps(hours(5))).toEqual(['Borte', 'Nesten', 'Torget'])
})

test('a car on a trip is drawn at its place; its position needs a reason and a permission, and is recorded', async () => {
  asked.length = 0
  expect((await ask('at')).text).not.toContain('60.41234')
  expect(asked).toEqual([])
  const position = (why: string, who = staff) => ask('position', { params: { id: 1 }, body: { why } }, who)
  expect((await position('kort')).body.errors).toMatchObject([{ fieldName: 'why' }])
  const reader = await site.hire(1, ['FLEET_MANAGEMENT_READ'])
  expect((await position('Bilen er meldt stjålet', reader)).status).toBe(403)
  const stranger = await site.hire(2, ['FLEET_MANAGEMENT_WRITE'])
  expect((await position('Bilen er meldt stjålet', stranger)).status).toBe(404)
  expect(asked).toEqual([])
  expect((await position('Bilen er meldt stjålet')).body).toMatchObject({
    position: { coordinates: [5.33456, 60.41234] },
  })
  const { body } = await site.ask('cars.history', staff.token, { params: { id: 1 } })
  expect(body.data).toMatchObject([
    { action: 'show-position', why: 'Bilen er meldt stjålet', person: { id: staff.personId } },
  ])
})

test('low charge before the next booking is listed for cars that are not on a trip', async () => {
  expect((await ask('charge')).body.data).toMatchObject([{ carId: 2, chargePercent: 12 }])
  const stranger = await site.hire(2, ['FLEET_MANAGEMENT_READ'])
  expect((await ask('charge', {}, stranger)).body.data).toEqual([])
  const { body } = await ask('at', {}, stranger)
  expect((body as unknown as { cars: { id: number }[] }).cars.map(({ id }) => id)).toEqual([4])
})

test('a car says how it is, and never where: that is asked for with a reason', async () => {
  const { body } = await site.ask('cars.condition', staff.token, { params: { id: 2 } })
  expect(body).toMatchObject({ state: { chargePercent: 12, isLocked: true, odometerKilometers: 48_211 } })
  expect(JSON.stringify(body)).not.toContain('60.41')
  expect((await site.ask('cars.condition', staff.token, { params: { id: 4 } })).status).toBe(404)
})

test('a club with more cars than a map shows is told so, with no place called a gap whose cars are not there', async () => {
  type Answer = { cars: unknown[]; places: { name: string; cars: number; isGap: boolean }[]; totalCars?: number }
  const map = async () => (await ask('at')).body as unknown as Answer
  expect(await map()).not.toHaveProperty('totalCars')
  await addTestCars(site.database, 5000, '60')
  await site.database.change('update car set location_id = 61 where organization_id = 1 and car_number > 5997')
  const { cars, places, totalCars } = await map()
  expect(cars).toHaveLength(5000)
  expect(totalCars).toBe(5003)
  expect(places).toEqual([
    expect.objectContaining({ name: 'Nesten', cars: 4997, isGap: false }),
    expect.objectContaining({ name: 'Torget', cars: 3, isGap: false }),
  ])
})
