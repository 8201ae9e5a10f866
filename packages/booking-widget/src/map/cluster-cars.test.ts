import { describe, expect, it } from 'vitest'
import { clusterCars } from './cluster-cars.ts'
import type { Bounds } from './outline-shape.ts'
import type { MapCar } from './spots.ts'

const bergen: Bounds = [5.2, 60.3, 5.5, 60.5]

function car(id: number, longitude: number, latitude: number, availability = 100): MapCar {
  return { id, longitude, latitude, availability, label: `Bil ${id}` }
}

describe('clusterCars', () => {
  it('cars far apart are groups of their own, cars near each other one', () => {
    const clusters = clusterCars([car(1, 5.3, 60.35), car(2, 5.301, 60.351, 40), car(3, 5.4, 60.45, 0)])
    const groups = clusters.groupsIn(bergen, 11)
    expect(groups.map(({ spot }) => spot?.cars.map(({ id }) => id))).toEqual(expect.arrayContaining([undefined, [3]]))
    expect(groups.find(({ spot }) => !spot)).toMatchObject({ count: 2, available: 1, partial: 1 })
  })

  it('cars at one place are one spot at every zoom', () => {
    const clusters = clusterCars([car(1, 5.3, 60.35), car(2, 5.3, 60.35, 0), car(3, 5.3, 60.35, 30)])
    for (const zoom of [2, 11, 15, 18]) {
      expect(clusters.groupsIn(bergen, zoom)).toMatchObject([
        { count: 3, available: 1, partial: 1, spot: { count: 3 } },
      ])
    }
  })

  it('no car is lost or counted twice at any zoom, also where one spot stands alone', () => {
    const cars = Array.from({ length: 500 }, (_, index) =>
      car(index + 1, 5.25 + (index % 25) / 125, 60.32 + Math.floor(index / 25) / 125),
    )
    const clusters = clusterCars(cars)
    for (const zoom of [2, 8, 11, 13, 15, 18]) {
      const groups = clusters.groupsIn([-180, -85, 180, 85], zoom, 77)
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(500)
      expect(groups.filter(({ spot }) => spot?.cars.some(({ id }) => id === 77))).toHaveLength(1)
    }
  })
})
