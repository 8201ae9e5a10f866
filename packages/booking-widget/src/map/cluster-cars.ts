import { MAP_CLUSTER_RADIUS, MAP_ZOOM_MAX } from '@delebil/validation/constants'
import Supercluster from 'supercluster'

/** A car as the map draws it; `availability` in percent of the window, 100 is free all of it. */
export interface MapCar {
  readonly id: number
  readonly longitude: number
  readonly latitude: number
  readonly availability: number
  readonly label: string
}

export interface CarMarker {
  readonly kind: 'car'
  readonly longitude: number
  readonly latitude: number
  readonly car: MapCar
  readonly offset: readonly [number, number]
}
export interface ClusterMarker {
  readonly kind: 'cluster'
  readonly longitude: number
  readonly latitude: number
  readonly clusterId: number
  readonly count: number
  /** Cars that are free all the window, and cars that are free for some of it. */
  readonly available: number
  readonly partial: number
}
export type Marker = CarMarker | ClusterMarker
export type Bounds = readonly [west: number, south: number, east: number, north: number]

interface Sums {
  available: number
  partial: number
}
const SPREAD_PX = 24

/** Cars that share a place are set in a ring, so that each can be pressed at the nearest zoom. */
function spread(cars: readonly MapCar[]): Map<number, readonly [number, number]> {
  const offsets = new Map<number, readonly [number, number]>()
  const places: Record<string, MapCar[]> = {}
  for (const car of cars) {
    const place = `${car.longitude.toFixed(4)} ${car.latitude.toFixed(4)}`
    places[place] = [...(places[place] ?? []), car]
  }
  for (const together of Object.values(places)) {
    together.forEach((car, index) => {
      const angle = (2 * Math.PI * index) / together.length
      const radius = together.length === 1 ? 0 : SPREAD_PX * Math.max(1, together.length / 7)
      offsets.set(car.id, [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))])
    })
  }
  return offsets
}

export interface CarClusters {
  readonly markersIn: (bounds: Bounds, zoom: number) => Marker[]
  /** The zoom at which a cluster comes apart. */
  readonly expansionZoom: (clusterId: number) => number
}

/** Builds the cluster index once per list of cars; asking it costs well under a millisecond. */
export function clusterCars(cars: readonly MapCar[]): CarClusters {
  const index = new Supercluster<{ car: MapCar }, Sums>({
    radius: MAP_CLUSTER_RADIUS,
    // MapLibre's tiles are 512 pixels wide, so that the radius is in pixels on the screen.
    extent: 512,
    maxZoom: MAP_ZOOM_MAX - 1,
    map: ({ car }) => ({
      available: car.availability === 100 ? 1 : 0,
      partial: car.availability > 0 && car.availability < 100 ? 1 : 0,
    }),
    reduce: (sums, other) => {
      sums.available += other.available
      sums.partial += other.partial
    },
  })
  index.load(
    cars.map((car) => ({
      type: 'Feature',
      properties: { car },
      geometry: { type: 'Point', coordinates: [car.longitude, car.latitude] },
    })),
  )
  const offsets = spread(cars)

  return {
    expansionZoom: (clusterId) => Math.min(MAP_ZOOM_MAX, index.getClusterExpansionZoom(clusterId)),
    markersIn: (bounds, zoom) =>
      index.getClusters([...bounds], Math.floor(zoom)).map(({ geometry, properties }): Marker => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        if ('cluster_id' in properties) {
          const { cluster_id: clusterId, point_count: count, available, partial } = properties
          return { kind: 'cluster', longitude, latitude, clusterId, count, available, partial }
        }
        const { car } = properties as { car: MapCar }
        const offset = zoom >= MAP_ZOOM_MAX - 1 ? (offsets.get(car.id) ?? [0, 0]) : ([0, 0] as const)
        return { kind: 'car', longitude, latitude, car, offset }
      }),
  }
}
