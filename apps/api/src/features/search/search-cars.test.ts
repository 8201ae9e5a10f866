import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from '../reservations/member/test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change(`
    insert into property_group (key, name, operator, position) values ('FUEL_TYPE', 'Drivstoff', 'OR', 1), ('EQUIPMENT', 'Utstyr', 'AND', 2);
    insert into property (group_key, key, name, position) values ('FUEL_TYPE', 'ELECTRIC', 'Elektrisk', 1),
      ('FUEL_TYPE', 'GASOLINE', 'Bensin', 2), ('EQUIPMENT', 'TOW_BAR', 'Hengerfeste', 1), ('EQUIPMENT', 'ROOF_BOX', 'Skiboks', 2);
    insert into car_model (organization_id, id, name, category, body_type, seats) values (1, 3, 'Peugeot Expert', 'van', 'van', 3);
    update car set model_id = 3 where id = 3`)
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

const bergen = JSON.stringify({ type: 'Point', coordinates: [5.32, 60.39] })
const trondheim = JSON.stringify({ type: 'Point', coordinates: [10.39, 63.43] })

type Asked = { from?: number; to?: number; at?: number; as?: number; query?: object }
const search = async ({ from = 60, to = 180, at = 0, as, query = {} }: Asked = {}) => {
  const window = { start: wire(from), end: wire(to) }
  return (await api.ask('searchCars', as, { query: { ...window, ...query } }, minutesOn(at))).cars
}
const idsOf = async (asked: Asked) => (await search(asked)).map(({ id }) => id)
const filters = (value: object) => ({ query: { filters: JSON.stringify(value) } })

test('the nearest cars come first, with a distance where a place was given', async () => {
  expect(await idsOf({ query: { location: trondheim } })).toEqual([4, 3, 2, 1])
  const [nearest] = await search({ query: { location: bergen } })
  expect(nearest).toMatchObject({
    distance: 0,
    maxAvailability: 100,
    availablePeriod: { start: wire(60), end: wire(180) },
  })
  expect((await search())[0]?.distance).toBeNull()
  expect(await idsOf({ query: { location: trondheim, size: '2' } })).toEqual([4, 3])
  expect(await idsOf({ query: { orgId: '2' } })).toEqual([4])
})

test('a car partly free in the window comes with its percentage and its free stretch', async () => {
  await book(api.ask, 150, 300)
  const [car] = (await search({ query: { orgId: '1' } })).filter(({ id }) => id === 1)
  expect(car).toMatchObject({ maxAvailability: 75, availablePeriod: { start: wire(60), end: wire(150) } })
  expect(await idsOf({ query: { orgId: '1', minimumAvailabilityPercent: '76' } })).not.toContain(1)
  expect(await idsOf({ query: { orgId: '1', minimumAvailabilityPercent: '75' } })).toContain(1)
})

test('filters by seats, groups, cars and places narrow the result', async () => {
  expect(await idsOf(filters({ minSeats: 6, maxSeats: 6 }))).toEqual([2])
  expect(await idsOf(filters({ groups: [{ key: 'FUEL_TYPE', values: ['GASOLINE'] }] }))).toEqual([4])
  expect(await idsOf(filters({ groups: [{ key: 'FUEL_TYPE', values: ['GASOLINE', 'ELECTRIC'] }] }))).toHaveLength(4)
  expect(await idsOf(filters({ groups: [{ key: 'EQUIPMENT', values: ['TOW_BAR', 'ROOF_BOX'] }] }))).toEqual([2])
  expect(await idsOf(filters({ groups: [{ key: 'EQUIPMENT', values: [] }] }))).toHaveLength(4)
  expect(await idsOf(filters({ groups: [{ key: 'BODY_TYPE', values: ['van'] }] }))).toEqual([3])
  expect(await idsOf(filters({ groups: [{ key: 'BODY_TYPE', values: ['van', 'hatchback'] }] }))).toHaveLength(4)
  expect(await idsOf(filters({ carIds: [3, 4] }))).toEqual([3, 4])
  expect(await idsOf(filters({ locationIds: [2] }))).toEqual([4])
  expect(await refusalOf(idsOf(filters({ groups: [{ key: "x' or 1=1", values: ['y'] }] })))).toBe('request.invalid')
})

test('a car that is late is busy until now, and free from then on', async () => {
  const late = await book(api.ask, 0, 60)
  await api.ask('dialToOpen', testOrg.owner, onto(late), minutesOn(0))
  const availability = async (from: number) =>
    (await search({ from, to: from + 100, at: 85 })).find(({ id }) => id === 1)
  expect(await availability(65)).toMatchObject({
    maxAvailability: 80,
    availablePeriod: { start: wire(85), end: wire(165) },
  })
  expect(await availability(86)).toMatchObject({ maxAvailability: 100 })
})

test("a search for a swap finds the club's other cars, for the reservation's own people only", async () => {
  const { id } = await book(api.ask, 60, 180)
  const query = { after: wire(60), before: wire(180), reservationId: String(id), location: trondheim }
  const swap = (as?: number) => api.ask('searchCars', as, { query }, minutesOn(0))
  expect((await swap(testOrg.owner)).cars.map((car) => car.id)).toEqual([3, 2])
  expect(await refusalOf(swap())).toBe('session.missing')
  expect(await refusalOf(swap(testOrg.stranger))).toBe('resource.unknown')
})
