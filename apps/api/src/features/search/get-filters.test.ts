import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change(`
    insert into property_group (key, name, operator, position) values ('FUEL_TYPE', 'Drivstoff', 'OR', 1), ('EQUIPMENT', 'Utstyr', 'AND', 2);
    insert into property (group_key, key, name, position) values ('FUEL_TYPE', 'ELECTRIC', 'Elektrisk', 1),
      ('FUEL_TYPE', 'GASOLINE', 'Bensin', 2), ('EQUIPMENT', 'TOW_BAR', 'Hengerfeste', 1)`)
})
afterAll(() => api.drop())

test('the filters have every group with nothing selected; those of one club only what its cars have', async () => {
  const get = (query = {}) => api.ask('getFilters', undefined, { query }, new Date())
  expect(await get()).toMatchObject({
    groups: [
      { key: 'BODY_TYPE', operator: 'OR', values: [{ key: 'hatchback', name: 'Kombi', selected: false }] },
      { key: 'FUEL_TYPE', values: [{}, {}] },
      { operator: 'AND' },
    ],
    minSeats: 1,
    maxSeats: 9,
  })
  const { groups } = await get({ orgId: '2' })
  expect(groups).toEqual([
    {
      key: 'BODY_TYPE',
      name: 'Biltype',
      operator: 'OR',
      values: [{ key: 'hatchback', name: 'Kombi', selected: false }],
    },
    {
      key: 'FUEL_TYPE',
      name: 'Drivstoff',
      operator: 'OR',
      values: [{ key: 'GASOLINE', name: 'Bensin', selected: false }],
    },
  ])
})
