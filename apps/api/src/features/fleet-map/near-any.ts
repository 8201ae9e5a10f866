import Flatbush from 'flatbush'
import { distanceMetres, type Place } from '../../platform/geo/distance-metres.ts'

/** A little less than the shortest degree of latitude, so that a box is never too small. */
const METRES_A_DEGREE = 110_000

/** Tells of a place whether one of these is within so many metres of it. The places are few degrees from each other, and no pole is near. */
export const nearAny = (places: readonly Place[], metres: number): ((place: Place) => boolean) => {
  if (places.length === 0) return () => false
  const index = new Flatbush(places.length)
  for (const { lat, lng } of places) index.add(lng, lat)
  index.finish()
  return (place) => {
    // Distances are whole metres, rounded.
    const high = (metres + 1) / METRES_A_DEGREE
    const wide = high / Math.cos((Math.abs(place.lat) + high) * (Math.PI / 180))
    const { lat, lng } = place
    const isNear = (at: number) => distanceMetres(place, places[at] as Place) <= metres
    return index.search(lng - wide, lat - high, lng + wide, lat + high, isNear).length > 0
  }
}
