import { webMercator } from '../../../platform/db/web-mercator.ts'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import type { CarFilter } from '../stores/nearest-cars.ts'
import type { Area, Fleet, FleetCar } from './fleet.ts'
import { passesFilter } from './passes-filter.ts'

type Point = { readonly x: number; readonly y: number }
type Check = (car: FleetCar) => boolean

/** Told of a car; true ends the walk. */
type Visit = (car: FleetCar) => boolean

const GROWTH = 4
const MORE_THAN_LIKELY = 1.2

// The walk is repeated with more where the first spots are not enough: mostly they are, and a walk over thousands is dear.
const walkArea = (
  { tree, cars, starts, carsPerSpot }: Area,
  { x, y }: Point,
  passes: Check | undefined,
  first: number,
  visit: Visit,
): void => {
  const someAt = (index: number, check: Check): boolean => {
    for (let at = starts[index] as number; at < (starts[index + 1] as number); at += 1) {
      if (check(cars[at] as FleetCar)) return true
    }
    return false
  }
  const isAsked = passes && ((index: number): boolean => someAt(index, passes))
  const visitAsked = passes ? (car: FleetCar): boolean => passes(car) && visit(car) : visit
  const isEnough = (index: number): boolean => someAt(index, visitAsked)
  let given = 0
  for (let wanted = Math.ceil((first * MORE_THAN_LIKELY) / carsPerSpot); tree !== undefined; wanted *= GROWTH) {
    const found = tree.neighbors(x, y, wanted, Number.POSITIVE_INFINITY, isAsked)
    if (found.slice(given).some(isEnough) || found.length < wanted) return
    given = found.length
  }
}

const sortNamed = ({ byId }: Fleet, { x, y }: Point, ids: readonly number[], passes: Check | undefined): FleetCar[] => {
  const cars = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).filter((car) => passes?.(car) ?? true)
  const distance = (car: FleetCar): number => Math.hypot(car.x - x, car.y - y)
  return cars.sort((a, b) => distance(a) - distance(b) || a.id - b.id)
}

/** Tells of the cars that pass the filter, nearest first, until it is enough. `first`: how many are likely to be. */
export const visitNearest = (fleet: Fleet, place: Place, filter: CarFilter, first: number, visit: Visit): void => {
  const point = webMercator(place.lat, place.lng)
  const { organizationId, ...rest } = filter
  if (filter.carIds) {
    sortNamed(fleet, point, filter.carIds, passesFilter(filter)).some(visit)
    return
  }
  const area = organizationId === undefined ? fleet.everywhere : fleet.byOrganization.get(organizationId)
  if (area) walkArea(area, point, passesFilter(rest), first, visit)
}

/** So many of the nearest cars that pass the filter. */
export const firstInFleet = (fleet: Fleet, place: Place, filter: CarFilter, limit: number): FleetCar[] => {
  const first: FleetCar[] = []
  visitNearest(fleet, place, filter, limit, (car) => first.push(car) === limit)
  return first
}
