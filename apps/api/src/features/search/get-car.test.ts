import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change(`
    insert into property_group (key, name, operator, position) values ('FUEL_TYPE', 'Drivstoff', 'OR', 1);
    insert into property (group_key, key, name, position) values ('FUEL_TYPE', 'ELECTRIC', 'Elektrisk', 1)`)
})
afterAll(() => api.drop())

const get = (id: number) => api.ask('getCar', undefined, { params: { id } }, new Date())

test('a car comes with the names of its properties, its place and its picture', async () => {
  expect(await get(1)).toMatchObject({
    id: 1,
    carNumber: '101',
    model: 'Volkswagen ID.3',
    category: 'small',
    iconUrl: '/car-images/hatchback-blue.svg',
    properties: [{ groupKey: 'FUEL_TYPE', key: 'ELECTRIC', name: 'Elektrisk' }],
    location: { type: 'Point', coordinates: [5.32, 60.39] },
    hourlyRate: 4000,
  })
})

test('the hourly rate of a car is that of the tariff in force', async () => {
  await api.database.change(`insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    select 1, ore, 'small', 'Liten', at::timestamptz, 0, ore, 10, '[]', 0, 10, '3', 25 from (values ('2021-01-01', 4500), ('2100-01-01', 9000)) t (at, ore)`)
  expect((await get(1)).hourlyRate).toBe(4500)
})

test('a car that does not exist, or is out of use, is unknown', async () => {
  expect(await refusalOf(get(99))).toBe('resource.unknown')
  await api.database.change('update car set active = false where id = $1', [testOrg.otherCarId])
  expect(await refusalOf(get(testOrg.otherCarId))).toBe('resource.unknown')
})
