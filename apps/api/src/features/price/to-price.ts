import type { Price } from '@delebil/core-api'
import { type PriceLine, sumLines, type Tariff, vatOfLines } from '@delebil/validation'

/** Lines with their sum and the VAT inside it. `tariff` is the one that the lines were made with. */
export const toPrice = (lines: readonly PriceLine[], tariff: Tariff): Price => {
  const shares = vatOfLines(lines, { [tariff.vatCode]: tariff.vatPercent })
  return {
    currency: 'NOK',
    totalOre: sumLines(lines),
    vatOre: shares.reduce((sum, { vatOre }) => sum + vatOre, 0),
    lines: [...lines],
    kilometerTiers: [...tariff.kilometerTiers],
  }
}
