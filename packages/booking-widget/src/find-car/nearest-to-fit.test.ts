import { expect, it } from 'vitest'
import { carHits } from '../sample/bergen.ts'
import { nearestToFit } from './nearest-to-fit.ts'

const [first] = carHits
if (!first) throw new Error('The samples have no cars.')
const car = (distance: number, maxAvailability: number) => ({
  ...first,
  distance,
  locationId: distance,
  maxAvailability,
  location: { type: 'Point' as const, coordinates: [5 + distance / 1e5, 60] as [number, number] },
})
const at = (distance: number) => ({ latitude: 60, longitude: 5 + distance / 1e5 })

it('the view holds the five nearest cars that are free, whatever order they come in', () => {
  const cars = [900, 100, 300, 200, 500, 400].map((distance) => car(distance, 100))
  expect(nearestToFit([car(10, 0), car(20, 60), ...cars])).toEqual([100, 200, 300, 400, 500].map(at))
})

it('of each place the nearest car is in sight, and the five nearest places are', () => {
  const cars = [100, 200, 300, 400, 500, 600].flatMap((distance) => [
    { ...car(distance + 50, 100), locationId: distance },
    { ...car(distance, 100), locationId: distance },
  ])
  expect(nearestToFit(cars)).toEqual([100, 200, 300, 400, 500].map(at))
})

it('where no car is free all the time the view holds those that are free for a part', () => {
  expect(nearestToFit([car(10, 0), car(20, 60)])).toEqual([at(20)])
  expect(nearestToFit([car(10, 0)])).toEqual([])
})
