import type { Place } from './place.ts'

const METRES_PER_DEGREE = 111_195

type Point = Pick<Place, 'latitude' | 'longitude'>

/** The straight line. Within a town the ground is flat enough. */
export function metresBetween(a: Point, b: Point): number {
  const north = (b.latitude - a.latitude) * METRES_PER_DEGREE
  const east = (b.longitude - a.longitude) * METRES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
