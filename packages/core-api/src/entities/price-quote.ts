import { priceChanges } from '@delebil/validation'
import * as v from 'valibot'
import { instantText, ore } from '../primitives.ts'
import { price } from './price.ts'

/** What a change of a reservation would cost at the moment it was asked, and when that will be another price. */
export const priceQuote = v.object({
  change: v.picklist(priceChanges),
  at: instantText,
  /** What stands now. */
  current: price,
  /** What stands after the change: the fee alone where it is cancelled. */
  price,
  /** `price` less `current`; negative where the change is cheaper. */
  differenceOre: ore,
  /** From when to when is paid for after the change; null where it is cancelled. */
  period: v.nullable(v.object({ start: instantText, end: instantText })),
  /** How far a reservation could be extended; null for other changes. */
  latestEnd: v.nullable(instantText),
  /** Until then the change costs no more than `ceilingOre`: hand that in as its `maxTotalOre`. */
  holdsUntil: instantText,
  ceilingOre: ore,
  /** The total stays until `from`, and is `totalOre` at `to`: at once where they are equal, evenly in between else. */
  next: v.nullable(v.object({ from: instantText, to: instantText, totalOre: ore })),
})
export type PriceQuote = v.InferOutput<typeof priceQuote>
