export { type Battery, isBatteryShort } from '../battery.ts'
export { type CarAccessWay, carAccessWays, hasTelematics, isCharged, isFuelled, openingWay } from '../car-access.ts'
export type { DamageKind, DamagePlace } from '../damage.ts'
export { damageKinds, damagePlaces, damageStates } from '../damage.ts'
export {
  BODY_TYPE_GROUP,
  countActiveFilters,
  type FilteredCar,
  type FilterGroup,
  type FilterOperator,
  type FilterValue,
  isFilterGroupActive,
  isSeatFilterActive,
  matchesFilters,
  SEATS_MAX,
  SEATS_MIN,
  type SearchFilters,
  type SeatFilter,
} from '../filters.ts'
export { checkFixtureCar } from '../fixture.ts'
export { packLicensePlate } from '../license-plate.ts'
export {
  type Coordinates,
  checkLocationGeojson,
  type LocationGeometry,
  locationCoordinates,
  parseLocationGeojson,
  parseLocationGeometry,
} from '../location-geojson.ts'
