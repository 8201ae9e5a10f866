import * as v from 'valibot'
import { instantText, ore } from '../primitives.ts'
import { kilometerTiers, price } from './price.ts'

/** What a trip under way costs at a moment, and what is needed to let it tick without asking again. */
export const runningCost = v.object({
  /** The moment of the answer. */
  at: instantText,
  /** For the time since the start. */
  soFar: price,
  /** For the bill if the car comes back as promised. */
  atEnd: price,
  /** What ending now would bill. */
  endNow: price,
  /** Driven so far by the car's own odometer, and held by every figure here; null where it is not known, and then none holds any. */
  drivenKilometers: v.nullable(v.number()),
  /** When `soFar` becomes dearer; null where it does not soon. */
  changesAt: v.nullable(instantText),
  trip: v.object({
    start: instantText,
    end: instantText,
    superDamageWaiver: v.boolean(),
    kilometers: v.number(),
  }),
  /** What it is priced with: the rule of the price takes it as it is. */
  tariff: v.object({
    startFeeOre: ore,
    hourOre: ore,
    dayCapHours: v.number(),
    kilometerTiers,
    superDamageWaiverHourOre: ore,
    superDamageWaiverDayCapHours: v.number(),
    vatCode: v.string(),
    vatPercent: v.number(),
  }),
})
export type RunningCost = v.InferOutput<typeof runningCost>
