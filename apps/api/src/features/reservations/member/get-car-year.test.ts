import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto } from './test-bookings.ts'

const { owner, colleague } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const year = (as: number, of?: number) =>
  api.ask('getCarYear', as, { query: of === undefined ? {} : { year: String(of) } }, minutesOn(9000))

test('the year counts the trips that the person booked and ended, at what they were billed', async () => {
  expect((await year(owner)).entity).toMatchObject({ year: 2026, years: [2026], total: { trips: 0, costOre: 0 } })
  const mine = await book(api.ask, 0, 120)
  const { entity } = await api.ask('endReservation', owner, onto(mine, { carWasDamaged: false }), minutesOn(120))
  await api.database.change('update reservation set kilometers = 50 where id = $1', [mine.id])
  const canceled = await book(api.ask, 300, 420)
  await api.ask('cancelReservation', owner, onto(canceled), minutesOn(1))
  await book(api.ask, 500, 620)
  const hers = await book(api.ask, 0, 60, { carId: 2, as: colleague })
  await api.ask('endReservation', colleague, onto(hers, { carWasDamaged: false }), minutesOn(60))

  const own = (await year(owner)).entity
  expect(own.total).toEqual({ trips: 1, kilometers: 50, hours: 2, costOre: entity.price.totalOre, co2Grams: 150 })
  expect(own.months[10]).toEqual({ month: 11, ...own.total })
  expect(own.savedOre).toBe(own.owning.totalOre - own.total.costOre)
  expect((await year(colleague)).entity.total).toMatchObject({ trips: 1, hours: 1 })
})

test('a year without trips is empty and stands in the list of years', async () => {
  expect((await year(owner, 2025)).entity).toMatchObject({ year: 2025, years: [2026, 2025], total: { trips: 0 } })
})
