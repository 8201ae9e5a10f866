import type { Price } from '@delebil/core-api'
import { PriceLines } from '@delebil/ui'
import { formatNok, priceUnitText } from '@delebil/validation/text'
import { texts } from '../locale/texts.ts'

/** What something costs, line by line. */
export function PriceTable({ price }: { readonly price: Pick<Price, 'lines' | 'totalOre'> }) {
  const lines = price.lines.map((line) => ({ ...line, unit: priceUnitText[line.unit] }))
  return <PriceLines label={texts.car.price} lines={lines} totalOre={price.totalOre} formatNok={formatNok} />
}
