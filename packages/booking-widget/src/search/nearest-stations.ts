import type { BikeStation } from '@delebil/core-api'
import { metresBetween } from './metres-between.ts'
import type { Place } from './place.ts'

/** So many stations are told in words. */
const LISTED = 5
/** Farther than this nobody walks for a bike (metres). */
const FARTHEST = 3000

/** The stations nearest to a place with the straight line to them, nearest first. */
export function nearestStations(stations: readonly BikeStation[], place: Pick<Place, 'latitude' | 'longitude'>) {
  return stations
    .map((station) => {
      const [longitude, latitude] = station.location.coordinates
      return { station, metres: metresBetween(place, { latitude, longitude }) }
    })
    .filter(({ metres }) => metres <= FARTHEST)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, LISTED)
}
