import { describe, expect, it } from 'vitest'
import { type Bounds, clusterCars, type MapCar } from './cluster-cars.ts'

const bergen: Bounds = [5.2, 60.3, 5.5, 60.5]

function car(id: number, longitude: number, latitude: number, availability = 100): MapCar {
  return { id, longitude, latitude, availability, label: `Bil ${id}` }
}

describe('clusterCars', () => {
  it('cars far apart are markers of their own, cars near each other one cluster', () => {
    const clusters = clusterCars([car(1, 5.3, 60.35), car(2, 5.3001, 60.3501, 40), car(3, 5.4, 60.45, 0)])
    const markers = clusters.markersIn(bergen, 12)
    expect(markers.map((marker) => marker.kind).sort()).toEqual(['car', 'cluster'])
    expect(markers.find((marker) => marker.kind === 'cluster')).toMatchObject({ count: 2, available: 1, partial: 1 })
  })

  it('no car is lost or counted twice at any zoom', () => {
    const cars = Array.from({ length: 500 }, (_, index) =>
      car(index + 1, 5.25 + (index % 25) / 125, 60.32 + Math.floor(index / 25) / 125),
    )
    const clusters = clusterCars(cars)
    for (const zoom of [2, 8, 11, 13, 15, 18]) {
      const total = clusters
        .markersIn([-180, -85, 180, 85], zoom)
        .reduce((sum, marker) => sum + (marker.kind === 'cluster' ? marker.count : 1), 0)
      expect(total).toBe(500)
    }
  })

  it('cars at one place are spread out at the nearest zoom', () => {
    const clusters = clusterCars([car(1, 5.3, 60.35), car(2, 5.3, 60.35), car(3, 5.3, 60.35)])
    const offsets = clusters
      .markersIn(bergen, 18)
      .map((marker) => (marker.kind === 'car' ? marker.offset.join() : 'cluster'))
    expect(new Set(offsets).size).toBe(3)
    expect(offsets).not.toContain('cluster')
  })

  it('a cluster comes apart at the zoom that it tells', () => {
    const clusters = clusterCars([car(1, 5.3, 60.35), car(2, 5.305, 60.35)])
    const [cluster] = clusters.markersIn(bergen, 10)
    if (cluster?.kind !== 'cluster') throw new Error('two cars this near are one cluster at zoom 10')
    const zoom = clusters.expansionZoom(cluster.clusterId)
    expect(clusters.markersIn(bergen, zoom)).toHaveLength(2)
    expect(clusters.markersIn(bergen, zoom - 1)).toHaveLength(1)
  })
})
