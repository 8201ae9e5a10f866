import * as v from 'valibot'
import { geoPoint, id, instantText, ore } from '../primitives.ts'

export const carProperty = v.object({ groupKey: v.nullable(v.string()), key: v.string(), name: v.string() })
export type CarProperty = v.InferOutput<typeof carProperty>

const carFields = {
  id,
  organizationId: id,
  carNumber: v.string(),
  licensePlate: v.string(),
  model: v.string(),
  /** Address of a drawn silhouette or a photograph; see `bodyType` and `color` for drawing it. */
  iconUrl: v.string(),
  bodyType: v.string(),
  color: v.string(),
  seats: v.number(),
  properties: v.array(carProperty),
  location: geoPoint,
  locationId: id,
  locationName: v.string(),
  /** Price of one hour in øre, VAT included. */
  hourlyRate: ore,
}

/** A car as a search finds it, with what the window asked for leaves free. */
export const carHit = v.object({
  ...carFields,
  /** Longest free stretch of the window, in percent of it: 100 is free all the time, 0 is busy. */
  maxAvailability: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** That stretch; null where the car is busy. */
  availablePeriod: v.nullable(v.object({ start: instantText, end: instantText })),
  /** Straight line from the place searched for, in metres. */
  distance: v.nullable(v.number()),
})
export type CarHit = v.InferOutput<typeof carHit>

/** A car's own page. */
export const car = v.object({
  ...carFields,
  about: v.nullable(v.string()),
  category: v.string(),
  parkingDescription: v.nullable(v.string()),
  fuelInstructions: v.nullable(v.string()),
})
export type Car = v.InferOutput<typeof car>
