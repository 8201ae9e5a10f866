import { MAP_CLUSTER_RADIUS, MAP_ZOOM_MAX } from '@delebil/validation/constants'
import Supercluster from 'supercluster'
import type { Bounds } from './outline-shape.ts'
import { type Counts, hasCar, type MapCar, type Spot, spotsOf, toSpot } from './spots.ts'
import { type Point, toWorld } from './world.ts'

/** What one mark stands for: a spot, or several that are too near each other to be told apart. */
export interface Group extends Point, Counts {
  readonly id: string
  /** Absent where it is several. */
  readonly spot: Spot | undefined
}

export interface CarClusters {
  readonly spotOfCar: (carId: number) => Spot | undefined
  /** What there is within bounds, as far apart as at the whole zoom above; the spot of `aloneCarId` is not put together with those of other locations. */
  readonly groupsIn: (bounds: Bounds, zoom: number, aloneCarId?: number) => Group[]
}

export const toGroup = (spot: Spot): Group => ({
  id: spot.id,
  spot,
  latitude: spot.latitude,
  longitude: spot.longitude,
  count: spot.count,
  available: spot.available,
  partial: spot.partial,
})

/** The middle of a cluster is never farther than this from what is in it. */
const REACH_PX = 4 * MAP_CLUSTER_RADIUS

function mayHold(cluster: Point, spot: Spot, zoom: number): boolean {
  const [[x, y], [x2, y2]] = [toWorld(cluster, zoom), toWorld(spot, zoom)]
  return Math.hypot(x - x2, y - y2) < REACH_PX
}

interface Sums extends Counts {
  count: number
  available: number
  partial: number
  /** Undefined where it is several. */
  locationId: number | undefined
}

/** Builds the cluster index once per list of cars; asking it costs well under a millisecond. */
export function clusterCars(cars: readonly MapCar[]): CarClusters {
  const spots = spotsOf(cars)
  const index = new Supercluster<{ spot: Spot }, Sums>({
    radius: MAP_CLUSTER_RADIUS,
    // MapLibre's tiles are 512 pixels wide, so that the radius is in pixels on the screen.
    extent: 512,
    maxZoom: MAP_ZOOM_MAX - 1,
    map: ({ spot: { count, available, partial, locationId } }) => ({ count, available, partial, locationId }),
    reduce: (sums, other) => {
      sums.count += other.count
      sums.available += other.available
      sums.partial += other.partial
      if (sums.locationId !== other.locationId) sums.locationId = undefined
    },
  })
  index.load(
    spots.map((spot) => ({
      type: 'Feature',
      properties: { spot },
      geometry: { type: 'Point', coordinates: [spot.longitude, spot.latitude] },
    })),
  )
  const byCar = new Map(spots.flatMap((spot) => spot.cars.map((car) => [car.id, spot] as const)))
  const spotsIn = (clusterId: number) =>
    index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.spot)
  return {
    spotOfCar: (carId) => byCar.get(carId),
    groupsIn(bounds, zoom, aloneCarId) {
      const alone = aloneCarId === undefined ? undefined : byCar.get(aloneCarId)
      const found = index.getClusters([...bounds], Math.min(MAP_ZOOM_MAX, Math.floor(zoom) + 1))
      return found.flatMap(({ geometry, properties }) => {
        // What is no cluster is one of the points that were put in.
        if (!('cluster_id' in properties)) return [toGroup((properties as { spot: Spot }).spot)]
        const { cluster_id: clusterId, count, available, partial, locationId } = properties
        if (locationId !== undefined) return [toGroup(toSpot(spotsIn(clusterId).flatMap((spot) => spot.cars)))]
        const [longitude = 0, latitude = 0] = geometry.coordinates
        if (alone && mayHold({ longitude, latitude }, alone, zoom)) {
          const inside = spotsIn(clusterId)
          // Set out one by one: they are put together again with what is near them.
          if (inside.some((spot) => hasCar(spot, aloneCarId))) return inside.map(toGroup)
        }
        return [{ id: `cluster-${clusterId}`, spot: undefined, latitude, longitude, count, available, partial }]
      })
    },
  }
}
