import { metresFrom, type Place } from '../../../platform/geo/distance-metres.ts'
import type { Fleet } from './fleet.ts'

/** How far it is from a place to a car of the fleet, by its index, in whole metres. */
export const distanceInFleet = (
  { columns: { lats, lngs, cosines } }: Fleet,
  place: Place,
): ((index: number) => number) => {
  const metres = metresFrom(place)
  return (index) => metres(lats[index] as number, lngs[index] as number, cosines[index] as number)
}
