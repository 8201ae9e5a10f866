import { periodStates } from '@delebil/validation'
import * as v from 'valibot'
import { id, instantText } from '../primitives.ts'

const period = { start: instantText, end: instantText }

export const availabilityPeriod = v.object({
  ...period,
  state: v.picklist(periodStates),
  availabilityPercent: v.number(),
})
export type AvailabilityPeriod = v.InferOutput<typeof availabilityPeriod>

export const availability = v.object({
  carId: id,
  /** The whole window is free. */
  isPeriodAvailable: v.boolean(),
  /** Some stretch of at least the shortest reservation is free. */
  isAvailable: v.boolean(),
  /** The window from end to end, free and reserved stretches in turn. */
  periods: v.array(availabilityPeriod),
  availablePeriods: v.array(v.object(period)),
})
export type Availability = v.InferOutput<typeof availability>

/** Days (YYYY-MM-DD, Europe/Oslo) on which no reservation of the shortest length fits. */
export const reservedDays = v.object({ carId: id, reservedDays: v.array(v.pipe(v.string(), v.isoDate())) })
export type ReservedDays = v.InferOutput<typeof reservedDays>
