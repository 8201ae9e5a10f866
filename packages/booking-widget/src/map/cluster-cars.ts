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

/** Answers by how far one has come in: each zoom is put together when it is first asked for, of the spots and not of the zoom above. */
function clusterByZoom(spots: readonly Spot[]) {
  const points = spots.map((spot) => ({
    type: 'Feature' as const,
    properties: spot,
    geometry: { type: 'Point' as const, coordinates: [spot.longitude, spot.latitude] },
  }))
  const indexes = new Map<number, Supercluster<Spot, Sums>>()
  return (zoom: number) => {
    const built = indexes.get(zoom)
    if (built) return built
    const index = new Supercluster<Spot, Sums>({
      radius: MAP_CLUSTER_RADIUS,
      // MapLibre's tiles are 512 pixels wide, so that the radius is in pixels on the screen.
      extent: 512,
      minZoom: zoom,
      maxZoom: Math.min(zoom, MAP_ZOOM_MAX - 1),
      reduce: (sums, other) => {
        sums.count += other.count
        sums.available += other.available
        sums.partial += other.partial
        if (sums.locationId !== other.locationId) sums.locationId = undefined
      },
    }).load(points)
    indexes.set(zoom, index)
    return index
  }
}

/** Sets the cars out once per list of them; a first look at a zoom costs a part of a millisecond for each thousand, another one less than that in all. */
export function clusterCars(cars: readonly MapCar[]): CarClusters {
  const spots = spotsOf(cars)
  const indexAt = clusterByZoom(spots)
  // Most maps have no chosen car.
  let byCar: ReadonlyMap<number, Spot> | undefined
  const spotOfCar = (carId: number) => {
    byCar ??= new Map(spots.flatMap((spot) => spot.cars.map((car) => [car.id, spot] as const)))
    return byCar.get(carId)
  }
  return {
    spotOfCar,
    groupsIn(bounds, zoom, aloneCarId) {
      const alone = aloneCarId === undefined ? undefined : spotOfCar(aloneCarId)
      const whole = Math.min(MAP_ZOOM_MAX, Math.floor(zoom) + 1)
      const index = indexAt(whole)
      const spotsIn = (clusterId: number) =>
        index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties)
      return index.getClusters([...bounds], whole).flatMap(({ geometry, properties }) => {
        // What is no cluster is one of the points that were put in.
        if (!('cluster_id' in properties)) return [toGroup(properties as Spot)]
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
