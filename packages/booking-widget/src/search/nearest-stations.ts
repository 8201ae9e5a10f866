import type { BikeStation } from '@delebil/core-api'

/** So many stations are told in words. */
const LISTED = 5
/** Farther than this nobody walks for a bike (metres). */
const FARTHEST = 3000
const METRES_PER_DEGREE = 111_195

interface Point {
  readonly latitude: number
  readonly longitude: number
}

// Within a town the ground is flat enough.
function metresBetween(a: Point, b: Point): number {
  const north = (b.latitude - a.latitude) * METRES_PER_DEGREE
  const east = (b.longitude - a.longitude) * METRES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** The stations nearest to a place with the straight line to them, nearest first. */
export function nearestStations(stations: readonly BikeStation[], place: Point) {
  return stations
    .map((station) => {
      const [longitude, latitude] = station.location.coordinates
      return { station, metres: metresBetween(place, { latitude, longitude }) }
    })
    .filter(({ metres }) => metres <= FARTHEST)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, LISTED)
}
