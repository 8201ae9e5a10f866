import { webMercator } from '../../../platform/db/web-mercator.ts'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import type { CarFilter } from '../stores/nearest-cars.ts'
import type { Area, Fleet, FleetCar } from './fleet.ts'
import { passesFilter } from './passes-filter.ts'

type Point = { readonly x: number; readonly y: number }
type Check = (car: FleetCar) => boolean

const GROWTH = 4

// The walk is repeated with more where the first spots are not enough: mostly they are, and a walk over thousands is dear.
const walkArea = function* (
  { tree, spots }: Area,
  { x, y }: Point,
  passes: Check | undefined,
  first: number,
): Generator<FleetCar> {
  const carsAt = (index: number): readonly FleetCar[] => {
    const cars = spots[index]?.cars ?? []
    return passes ? cars.filter(passes) : cars
  }
  const isAsked = passes && ((index: number): boolean => spots[index]?.cars.some(passes) ?? false)
  let given = 0
  for (let wanted = first; tree !== undefined; wanted *= GROWTH) {
    const found = tree.neighbors(x, y, wanted, Number.POSITIVE_INFINITY, isAsked)
    for (const index of found.slice(given)) yield* carsAt(index)
    given = found.length
    if (found.length < wanted) return
  }
}

const sortNamed = ({ byId }: Fleet, { x, y }: Point, ids: readonly number[], passes: Check | undefined): FleetCar[] => {
  const cars = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).filter((car) => passes?.(car) ?? true)
  const distance = (car: FleetCar): number => Math.hypot(car.x - x, car.y - y)
  return cars.sort((a, b) => distance(a) - distance(b) || a.id - b.id)
}

/** The cars that pass the filter, nearest first, found as they are asked for. `first`: how many are likely to be enough. */
export const nearestInFleet = (fleet: Fleet, place: Place, filter: CarFilter, first: number): Iterable<FleetCar> => {
  const point = webMercator(place.lat, place.lng)
  const { organizationId, ...rest } = filter
  if (filter.carIds) return sortNamed(fleet, point, filter.carIds, passesFilter(filter))
  const area = organizationId === undefined ? fleet.everywhere : fleet.byOrganization.get(organizationId)
  return area === undefined ? [] : walkArea(area, point, passesFilter(rest), first)
}

/** So many of the nearest cars that pass the filter. */
export const firstInFleet = (fleet: Fleet, place: Place, filter: CarFilter, limit: number): FleetCar[] => {
  const first: FleetCar[] = []
  for (const car of nearestInFleet(fleet, place, filter, limit)) {
    if (first.push(car) === limit) break
  }
  return first
}
