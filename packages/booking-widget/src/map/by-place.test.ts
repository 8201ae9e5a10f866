import { expect, test } from 'vitest'
import { byPlace } from './by-place.ts'

const at = (id: number, longitude: number, latitude: number) => ({ id, longitude, latitude })
const idsOf = (places: readonly (readonly { readonly id: number }[])[]) => places.map((one) => one.map(({ id }) => id))

test('cars within some metres of each other stand at one place, places in the order in which they come', () => {
  const cars = [
    at(1, 5.33, 60.39),
    at(2, -5.33, -60.39),
    at(3, 5.33004, 60.38996),
    at(4, 5.3301, 60.39),
    at(5, 60.39, 5.33),
  ]
  expect(idsOf(byPlace(cars))).toEqual([[1, 3], [2], [4], [5]])
  expect(byPlace([])).toEqual([])
})

test('many cars are put where a list of their places by name puts them', () => {
  // A net over the whole earth, of which every third point comes twice.
  const cars = Array.from({ length: 20_000 }, (_, index) => {
    const point = index % 3 === 0 ? index : Math.floor(index / 2)
    return at(index, ((point * 7919) % 3_600_000) / 10_000 - 180, ((point * 104_729) % 1_800_000) / 10_000 - 90)
  })
  const named = new Map<string, number[]>()
  for (const { id, longitude, latitude } of cars) {
    const name = `${Math.round(longitude * 10_000)} ${Math.round(latitude * 10_000)}`
    named.set(name, [...(named.get(name) ?? []), id])
  }
  expect(named.size).toBeLessThan(cars.length)
  expect(idsOf(byPlace(cars))).toEqual([...named.values()])
})
