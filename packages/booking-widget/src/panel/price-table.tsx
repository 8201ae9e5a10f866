import type { Price } from '@delebil/core-api'
import { PriceLines } from '@delebil/ui'
import { formatNok, type PriceText, priceUnitText } from '@delebil/validation/text'
import { texts } from '../locale/texts.ts'

interface PriceTableProps {
  readonly price: Pick<Price, 'lines' | 'totalOre'>
  readonly words: PriceText
}

/** What something costs, line by line, and what the sum covers. */
export function PriceTable({ price: { lines, totalOre }, words: { label, covers } }: PriceTableProps) {
  return (
    <PriceLines
      label={texts.car.price}
      lines={lines.map((line) => ({ ...line, unit: priceUnitText[line.unit] }))}
      totalOre={totalOre}
      totalText={label}
      covers={covers}
      formatNok={formatNok}
    />
  )
}
