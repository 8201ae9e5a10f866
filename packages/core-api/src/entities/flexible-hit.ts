import * as v from 'valibot'
import { instantText, ore } from '../primitives.ts'
import { carHit } from './car.ts'
import { kilometerTiers } from './price.ts'

/** A car with the best time for a trip that may be slid. `availablePeriod` is that trip. */
export const flexibleHit = v.object({
  ...carHit.entries,
  availablePeriod: v.object({ start: instantText, end: instantText }),
  /** What the trip costs, VAT included. */
  totalOre: ore,
  /** What kilometres cost that were not asked for. */
  kilometerTiers,
  /** It can start at every half hour from the one to the other. */
  firstStart: instantText,
  lastStart: instantText,
  /** Minutes of air to the bookings before and after, 30 at most. */
  slackMinutes: v.number(),
  /** How far the trip reaches out of the window, in minutes: negative before it, positive after it, 0 within. */
  shiftMinutes: v.number(),
})
export type FlexibleHit = v.InferOutput<typeof flexibleHit>
