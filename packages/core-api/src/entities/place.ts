import * as v from 'valibot'
import { geoPoint, id } from '../primitives.ts'

/** An address or a named place that a search may start from. */
export const address = v.object({
  id: v.string(),
  name: v.string(),
  /** Town or district; null where it is not known. */
  locality: v.nullable(v.string()),
  location: geoPoint,
})
export type Address = v.InferOutput<typeof address>

/** Places that one question about distances may name. */
export const STREET_DISTANCES_MAX = 20

/** How far it is to a place where cars are parked. */
export const streetDistance = v.object({
  locationId: id,
  metres: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** True: the straight line, because no way on foot is known. */
  isStraight: v.boolean(),
  /** Seconds on foot; null for a straight line. */
  seconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type StreetDistance = v.InferOutput<typeof streetDistance>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A city-bike station. */
export const bikeStation = v.object({
  id: v.string(),
  name: v.string(),
  location: geoPoint,
  bikesAvailable: count,
  spacesAvailable: count,
  /** False: the counts are not live. */
  realtimeOccupancyAvailable: v.boolean(),
  /** False: no bike can be handed in here now. */
  allowDropoff: v.boolean(),
  /** All that it belongs to; the one that is shown is among them. */
  networks: v.array(v.string()),
  /** Where it stands, as `location` says too (degrees, WGS 84). */
  longitude: v.number(),
  latitude: v.number(),
})
export type BikeStation = v.InferOutput<typeof bikeStation>
