import * as v from 'valibot'
import { id, instantText, ore } from '../primitives.ts'
import { shownPolicy } from './policy.ts'
import { kilometerTiers } from './price.ts'

/** A tariff as it prices bookings: the same fields, so that the same rules can price with it. */
export const termsTariff = v.object({
  id,
  key: v.string(),
  name: v.string(),
  validFrom: instantText,
  startFeeOre: ore,
  hourOre: ore,
  dayCapHours: v.number(),
  kilometerTiers,
  superDamageWaiverHourOre: ore,
  superDamageWaiverDayCapHours: v.number(),
  vatCode: v.string(),
  vatPercent: v.number(),
  /** Models of the cars that cost this. */
  modelNames: v.array(v.string()),
})
export type TermsTariff = v.InferOutput<typeof termsTariff>

/** What a club promises: the version of its terms, the tariffs in force, and those that are decided and begin later. */
export const terms = v.object({
  organizationId: id,
  organizationName: v.string(),
  version: v.nullable(v.string()),
  /** What they say beside the prices and rules that follow, in paragraphs. */
  text: v.nullable(v.string()),
  tariffs: v.array(termsTariff),
  upcoming: v.array(termsTariff),
  /** What a trip that is booked now is cancelled under, and how long before and after it the car can be opened. */
  policy: shownPolicy,
})
export type Terms = v.InferOutput<typeof terms>
