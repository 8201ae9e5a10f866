import type { Car } from '../../fleet/stores/cars.ts'
import type { CarFilter } from '../stores/nearest-cars.ts'

/** What a filter looks at in a car. */
export type FilteredCar = Readonly<
  Pick<Car, 'organizationId' | 'id' | 'seats' | 'locationId' | 'properties' | 'bodyType'>
>

type Check = (car: FilteredCar) => boolean

/** The question `nearestCars` asks in SQL, as a function: true for a car that passes all that is given. Undefined where nothing is given. */
export const passesFilter = (filter: CarFilter): Check | undefined => {
  const { organizationId, minSeats, maxSeats, allProperties, anyProperties = [], exceptCarId } = filter
  const carIds = filter.carIds && new Set(filter.carIds)
  const bodyTypes = filter.bodyTypes && new Set(filter.bodyTypes)
  const locationIds = filter.locationIds && new Set(filter.locationIds)
  const candidates: (Check | undefined)[] = [
    organizationId === undefined ? undefined : (car) => car.organizationId === organizationId,
    minSeats === undefined ? undefined : (car) => car.seats >= minSeats,
    maxSeats === undefined ? undefined : (car) => car.seats <= maxSeats,
    allProperties && ((car) => allProperties.every((property) => car.properties.includes(property))),
    ...anyProperties.map(
      (keys): Check =>
        (car) =>
          keys.some((property) => car.properties.includes(property)),
    ),
    bodyTypes && ((car) => bodyTypes.has(car.bodyType)),
    carIds && ((car) => carIds.has(car.id)),
    locationIds && ((car) => locationIds.has(car.locationId)),
    exceptCarId === undefined ? undefined : (car) => car.id !== exceptCarId,
  ]
  const checks = candidates.filter((check) => check !== undefined)
  return checks.length === 0 ? undefined : (car) => checks.every((check) => check(car))
}
