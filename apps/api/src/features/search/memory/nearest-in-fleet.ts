import { webMercator } from '../../../platform/db/web-mercator.ts'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import type { CarFilter } from '../stores/nearest-cars.ts'
import type { Area, Fleet, FleetCar } from './fleet.ts'
import { passesFilter } from './passes-filter.ts'

type Point = { readonly x: number; readonly y: number }
type Check = (car: FleetCar) => boolean

/** Told of a car by its index in the fleet; true ends the walk. */
type Visit = (index: number) => boolean

const GROWTH = 4
const MORE_THAN_LIKELY = 1.2

// The walk is repeated with more where the first spots are not enough: mostly they are, and a walk over thousands is dear.
const walkArea = (
  { tree, cars, starts, carsPerSpot }: Area,
  { x, y }: Point,
  passes: Visit | undefined,
  first: number,
  visit: Visit,
): void => {
  const someAt = (spot: number, check: Visit): boolean => {
    for (let at = starts[spot] as number; at < (starts[spot + 1] as number); at += 1) {
      if (check(cars[at] as number)) return true
    }
    return false
  }
  const isAsked = passes && ((spot: number): boolean => someAt(spot, passes))
  const visitAsked = passes ? (index: number): boolean => passes(index) && visit(index) : visit
  const isEnough = (spot: number): boolean => someAt(spot, visitAsked)
  let given = 0
  for (let wanted = Math.ceil((first * MORE_THAN_LIKELY) / carsPerSpot); tree !== undefined; wanted *= GROWTH) {
    const found = tree.neighbors(x, y, wanted, Number.POSITIVE_INFINITY, isAsked)
    for (; given < found.length; given += 1) if (isEnough(found[given] as number)) return
    if (found.length < wanted) return
  }
}

const sortNamed = ({ cars, indexOf }: Fleet, { x, y }: Point, ids: readonly number[], passes: Visit): number[] => {
  const named = [...new Set(ids)].flatMap((id) => indexOf.get(id) ?? []).filter(passes)
  const at = (index: number) => cars[index] as FleetCar
  const distance = (index: number): number => Math.hypot(at(index).x - x, at(index).y - y)
  return named.sort((a, b) => distance(a) - distance(b) || at(a).id - at(b).id)
}

/** Tells of the cars that pass the filter, nearest first, until it is enough. `first`: how many are likely to be. */
export const visitNearest = (fleet: Fleet, place: Place, filter: CarFilter, first: number, visit: Visit): void => {
  const point = webMercator(place.lat, place.lng)
  const byIndex = (passes: Check) => (index: number) => passes(fleet.cars[index] as FleetCar)
  const { organizationId, ...rest } = filter
  if (filter.carIds) {
    sortNamed(fleet, point, filter.carIds, byIndex(passesFilter(filter) ?? (() => true))).some(visit)
    return
  }
  const area = organizationId === undefined ? fleet.everywhere : fleet.byOrganization.get(organizationId)
  const passes = passesFilter(rest)
  if (area) walkArea(area, point, passes && byIndex(passes), first, visit)
}

/** So many of the nearest cars that pass the filter, by their index. */
export const firstInFleet = (fleet: Fleet, place: Place, filter: CarFilter, limit: number): number[] => {
  const first: number[] = []
  visitNearest(fleet, place, filter, limit, (index) => first.push(index) === limit)
  return first
}
