import type { Price } from '@delebil/core-api'
import { AmountLines } from '@delebil/ui'
import { describeAmountLine, type PriceText } from '@delebil/validation/text'
import { texts } from '../locale/texts.ts'

interface PriceTableProps {
  readonly price: Pick<Price, 'lines'>
  /** The sum and what it covers; left out where that stands above. */
  readonly words?: PriceText
}

/** What something costs, line by line. */
export function PriceTable({ price: { lines }, words }: PriceTableProps) {
  return <AmountLines label={texts.car.price} lines={lines.map(describeAmountLine)} total={words} />
}
