import type { CarHit } from '@delebil/core-api'
import { geoPoint } from '../../../platform/geo/geo-point.ts'
import type { PropertyGroup } from '../../fleet/stores/property-groups.ts'
import type { ListedCar } from '../stores/nearest-cars.ts'

/** What a search tells of a car whatever the window. */
export type CarFields = Omit<CarHit, 'maxAvailability' | 'availablePeriod' | 'distance'>

/** Names of properties by 'GROUP_KEY:KEY'. */
export type PropertyNames = ReadonlyMap<string, string>

export const propertyNames = (groups: readonly PropertyGroup[]): PropertyNames =>
  new Map(groups.flatMap((group) => group.values.map(({ key, name }) => [`${group.key}:${key}`, name])))

const toProperty = (property: string, names: PropertyNames) => {
  const colon = property.indexOf(':')
  const key = property.slice(colon + 1)
  return { groupKey: colon < 0 ? null : property.slice(0, colon), key, name: names.get(property) ?? key }
}

// The order is for compression: what cars of a model share comes in one run, then what cars of a place share, then a car's own.
export const carFields = (car: ListedCar, names: PropertyNames): CarFields => ({
  iconUrl: car.photo
    ? `/car-images/${car.photo}.jpg`
    : `/car-images/${encodeURIComponent(`${car.bodyType}-${car.color}`)}.svg`,
  color: car.color,
  bodyType: car.bodyType,
  model: car.model,
  seats: car.seats,
  hourlyRate: car.hourOre,
  properties: car.properties.map((property) => toProperty(property, names)),
  organizationId: car.organizationId,
  locationName: car.locationName,
  locationId: car.locationId,
  location: geoPoint(car),
  id: car.id,
  carNumber: car.carNumber,
  licensePlate: car.licensePlate,
})
