import { priceUnits, productKeys } from '@delebil/validation'
import * as v from 'valibot'
import { id, ore } from '../primitives.ts'

export const priceLine = v.object({
  /** What it is a price of, whatever it is called. */
  product: v.picklist(productKeys),
  description: v.string(),
  quantity: v.number(),
  unit: v.picklist(priceUnits),
  unitPriceOre: ore,
  totalOre: ore,
  vatCode: v.string(),
})

/** The price per kilometre from `fromKm` until the next tier begins. */
export const kilometerTiers = v.array(v.object({ fromKm: v.number(), orePerKm: ore }))

export const price = v.object({
  currency: v.literal('NOK'),
  totalOre: ore,
  vatOre: ore,
  lines: v.array(priceLine),
  /** What kilometres cost that are not among the lines. */
  kilometerTiers,
})
export type Price = v.InferOutput<typeof price>

export const carPrice = v.object({ id, ...price.entries })
export type CarPrice = v.InferOutput<typeof carPrice>
