import { expect, test } from 'vitest'
import { distanceMetres } from './distance-metres.ts'

test.each([
  ['Bergen to Trondheim', { lat: 60.3925, lng: 5.3233 }, { lat: 63.4305, lng: 10.3951 }, 431_000],
  ['one minute of latitude', { lat: 60, lng: 5 }, { lat: 60 + 1 / 60, lng: 5 }, 1853],
  ['nowhere', { lat: 60, lng: 5 }, { lat: 60, lng: 5 }, 0],
])('the distance of %s is right within one percent, in both directions', (_, a, b, metres) => {
  expect(Math.abs(distanceMetres(a, b) - metres)).toBeLessThanOrEqual(metres * 0.01)
  expect(distanceMetres(b, a)).toBe(distanceMetres(a, b))
})
