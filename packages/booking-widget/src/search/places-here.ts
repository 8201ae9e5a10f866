import type { Location } from '@delebil/core-api'
import { metresBetween } from './metres-between.ts'
import type { Place } from './place.ts'

/** Farther than this is another town (metres). */
export const HERE_METRES = 50_000

type Point = Pick<Place, 'latitude' | 'longitude'>

/** A place of the club, and how far it is from the point that is searched near. */
export interface KnownPlace {
  readonly location: Location
  readonly metres: number
}

/** The club's places nearest first: those within about 50 km of the point that is searched near, and the rest. With none there, all are here. */
export function placesHere(
  locations: readonly Location[],
  from: Point,
): { here: KnownPlace[]; elsewhere: KnownPlace[] } {
  const all = locations
    .map((location) => ({ location, metres: metresBetween(from, pointOf(location)) }))
    .toSorted((a, b) => a.metres - b.metres)
  const here = all.filter(({ metres }) => metres <= HERE_METRES)
  return here.length === 0 ? { here: all, elsewhere: [] } : { here, elsewhere: all.slice(here.length) }
}

export function pointOf({ geojson }: Location): Point {
  const [longitude, latitude] = geojson.coordinates
  return { latitude, longitude }
}
