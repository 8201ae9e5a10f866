import * as v from 'valibot'
import { geoPoint, instantText } from '../primitives.ts'

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** A car as its telematics tells of it; null is what it does not know. */
export const carState = v.object({
  at: instantText,
  isLocked: v.nullable(v.boolean()),
  areDoorsClosed: v.nullable(v.boolean()),
  /** Of the battery. */
  chargePercent: v.nullable(percent),
  isCharging: v.nullable(v.boolean()),
  /** Of the tank. */
  fuelPercent: v.nullable(percent),
  rangeKilometers: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  position: v.nullable(geoPoint),
})
export type CarState = v.InferOutput<typeof carState>
