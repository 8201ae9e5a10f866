import type { CarHit } from '@delebil/core-api'
import { availabilityKind } from '@delebil/validation'
import type { Place } from '../search/place.ts'

type Point = Pick<Place, 'latitude' | 'longitude'>

/** So many cars are in sight at first. */
const NEAREST = 5

/** The nearest cars that can be had, or those for a part of the time where there are no others; nothing where none can. */
export function nearestToFit(cars: readonly CarHit[]): readonly Point[] {
  const nearest = (kind: 'available' | 'partial') =>
    cars
      .filter(({ maxAvailability }) => availabilityKind(maxAvailability) === kind)
      .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
      .slice(0, NEAREST)
      .map(({ location: { coordinates } }) => ({ latitude: coordinates[1], longitude: coordinates[0] }))
  const available = nearest('available')
  return available.length > 0 ? available : nearest('partial')
}
