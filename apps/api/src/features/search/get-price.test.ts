import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, NOW, wire } from '../reservations/member/test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const ask = (cars: readonly number[], more = {}) =>
  api.ask('getPrice', undefined, { body: { cars, start: wire(60), end: wire(180), ...more } }, NOW)

test('each car is priced line by line, in the order asked for', async () => {
  const { cars } = await ask([2, 1], { kilometers: 40 })
  expect(cars.map(({ id }) => id)).toEqual([2, 1])
  expect(cars[0]).toMatchObject({ totalOre: 2000 + 2 * 4000 + 40 * 300 + 2 * 500, currency: 'NOK' })
  expect(cars[0]?.lines.map(({ unit }) => unit)).toEqual(['stk', 'time', 'km', 'time'])
})

test('the price shown for a period is the price of its booking', async () => {
  const { cars } = await ask([1], { superDamageWaiver: true })
  const { price } = await book(api.ask, 60, 180, { superDamageWaiver: true })
  expect(cars[0]).toEqual({ id: 1, ...price })
})

test('a car that is free for a part of the period is priced for that part alone', async () => {
  const { cars } = await ask([1, 2], { parts: [{ id: 2, start: wire(60), end: wire(120) }] })
  const { cars: whole } = await ask([1])
  const { cars: short } = await ask([2], { end: wire(120) })
  expect(cars).toEqual([...whole, ...short])
})

test('a part that ends before it starts is refused as a period is', async () => {
  const parts = [{ id: 2, start: wire(120), end: wire(60) }]
  await expect(ask([2], { parts })).rejects.toThrow('period.end-before-start')
})

test('a price says what the kilometres cost that are not in it', async () => {
  const { cars } = await ask([1])
  expect(cars[0]?.kilometerTiers).toEqual([{ fromKm: 0, orePerKm: 300 }])
})

test('the price of a car that does not exist is unknown', async () => {
  expect(await refusalOf(ask([1, 99]))).toBe('resource.unknown')
})
