import type { PriceLine } from '../price.ts'
import { formatNok, LOCALE } from './display.ts'
import { priceUnitText } from './words.ts'

const NO_BREAK = '\u00a0'
const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** A line of a price in pieces. `reckoning`: how the amount came to be, absent for a thing that is counted once. */
export type AmountLineText = { description: string; reckoning: string | undefined; amount: string }

/** 'Leietid' '5 t × 39 kr' '195 kr'; 'Startpris' '30 kr'. */
export function describeAmountLine({
  description,
  quantity,
  unit,
  unitPriceOre,
  totalOre,
}: Omit<PriceLine, 'vatCode' | 'product'>): AmountLineText {
  const isOneThing = unit === 'stk' && quantity === 1
  return {
    description,
    reckoning: isOneThing
      ? undefined
      : `${figures.format(quantity)}${NO_BREAK}${priceUnitText[unit]} × ${formatNok(unitPriceOre)}`,
    amount: formatNok(totalOre),
  }
}
