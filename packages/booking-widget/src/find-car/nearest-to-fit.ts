import type { CarHit } from '@delebil/core-api'
import { availabilityKind } from '@delebil/validation'
import type { Place } from '../search/place.ts'

type Point = Pick<Place, 'latitude' | 'longitude'>

/** Cars of so many places are in sight at first: each has a price of its own. */
const NEAREST = 5

/** The nearest places with cars that can be had, or with those for a part of the time where there are no others; nothing where none can. */
export function nearestToFit(cars: readonly CarHit[]): readonly Point[] {
  const nearest = (kind: 'available' | 'partial') => {
    const offered = cars
      .filter(({ maxAvailability }) => availabilityKind(maxAvailability) === kind)
      .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    // The nearest of each.
    const byLocation = new Map(offered.toReversed().map((car) => [car.locationId, car]))
    return offered
      .filter((car) => byLocation.get(car.locationId) === car)
      .slice(0, NEAREST)
      .map(({ location: { coordinates } }) => ({ latitude: coordinates[1], longitude: coordinates[0] }))
  }
  const available = nearest('available')
  return available.length > 0 ? available : nearest('partial')
}
