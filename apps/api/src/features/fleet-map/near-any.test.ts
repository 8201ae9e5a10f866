import { expect, test } from 'vitest'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { nearAny } from './near-any.ts'

let seed = 1
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

test.each([
  ['Kristiansand', 58.1, 8],
  ['Hammerfest', 70.7, 23.7],
  ['Longyearbyen', 78.2, 15.6],
])('a place of %s is near another just where the distance between them says so', (_town, lat, lng) => {
  const somewhere = () => ({ lat: lat + random() / 25, lng: lng + random() / 10 })
  const places = Array.from({ length: 40 }, somewhere)
  for (const metres of [50, 400, 1000]) {
    const isNear = nearAny(places, metres)
    const asked = Array.from({ length: 500 }, somewhere)
    const near = asked.filter(isNear)
    expect(near).toEqual(asked.filter((one) => places.some((other) => distanceMetres(one, other) <= metres)))
    if (metres > 50) expect([0, asked.length]).not.toContain(near.length)
    expect(isNear(places[0] as (typeof places)[0])).toBe(true)
  }
})

test('no place is near where there is none', () => {
  expect(nearAny([], 1000)({ lat: 60, lng: 5 })).toBe(false)
})
