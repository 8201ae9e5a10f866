import * as v from 'valibot'
import { instantText, ore } from '../primitives.ts'

const carSum = {
  trips: v.number(),
  kilometers: v.number(),
  /** From start to end, one decimal. */
  hours: v.number(),
  costOre: ore,
  co2Grams: v.number(),
}

/** A calendar year of my own ended trips against a car of my own for the same days and kilometres. */
export const carYear = v.object({
  year: v.number(),
  /** Years with trips, newest first, and this one. */
  years: v.array(v.number()),
  /** The moment of the answer: what is later is not in it. */
  at: instantText,
  months: v.array(v.object({ month: v.number(), ...carSum })),
  total: v.object(carSum),
  /** The part of the year that has passed, 0 to 1. */
  elapsed: v.number(),
  owning: v.object({ fixedOre: ore, distanceOre: ore, totalOre: ore, co2Grams: v.number() }),
  /** Negative where sharing was dearer. */
  savedOre: ore,
})
export type CarYear = v.InferOutput<typeof carYear>
