import { expect, test } from 'vitest'
import { nearestOf } from './use-nearest-car.ts'

const option = (id: number, priceOre: number | null, isTaken = false) => ({
  id,
  carNumber: String(100 + id),
  licensePlate: `EL1000${id}`,
  model: 'Hyundai Kona',
  location: 'Sandviken',
  metres: id * 1000,
  priceOre,
  taken: isTaken ? [{ start: '2026-11-22T18:00:00+01:00', end: '2026-11-22T20:00:00+01:00' }] : [],
})

test('the nearest car that is free is suggested, with how much dearer it is than their own', () => {
  const found = nearestOf([option(1, 39_200, true), option(2, 41_000, true), option(3, 43_100)], 1)
  expect(found).toMatchObject({ carNumber: '103', dearerOre: 3900 })
})

test('their own car is never suggested, and where all others are taken none is', () => {
  expect(nearestOf([option(1, 39_200), option(2, 41_000, true)], 1)).toBeUndefined()
})

test('where a price is not known, how much dearer it is is not said', () => {
  expect(nearestOf([option(1, null), option(2, 41_000)], 1)?.dearerOre).toBeUndefined()
})
