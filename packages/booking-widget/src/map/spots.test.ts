import { describe, expect, it } from 'vitest'
import { type MapCar, spotAmong, spotsOf, toSpot } from './spots.ts'

const car = (id: number, availability = 100, latitude = 60.39): MapCar => ({
  id,
  availability,
  latitude,
  longitude: 5.32,
  label: `Bil ${id}`,
  locationId: 1,
})

describe('a spot among cars that were fetched again', () => {
  const spot = toSpot([car(1), car(2), car(3)])

  it('keeps its place, its name and the order of its cars, with their new states', () => {
    const again = spotAmong(spot, [car(3), car(9, 100, 60.4), car(2, 0), car(1)])
    expect(again?.cars.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(again).toMatchObject({ id: spot.id, latitude: spot.latitude, count: 3, available: 2 })
  })

  it('loses what is gone, and takes in what has come to its place, last', () => {
    expect(spotAmong(spot, [car(7), car(3), car(1)])?.cars.map(({ id }) => id)).toEqual([1, 3, 7])
  })

  it('is none once a single car is left of it, or no car', () => {
    expect(spotAmong(spot, [car(2)])).toBeUndefined()
    expect(spotAmong(spot, [car(9, 100, 60.4)])).toBeUndefined()
  })

  it('of one location on two places stays one spot', () => {
    const [here, there] = spotsOf([car(1), car(2), car(3, 100, 60.3905), car(4, 100, 60.3905)])
    const both = toSpot([...(here?.cars ?? []), ...(there?.cars ?? [])])
    expect(spotAmong(both, both.cars)?.count).toBe(4)
  })
})
