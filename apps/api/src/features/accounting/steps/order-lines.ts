import { describeAmountLine } from '@delebil/validation/text'
import type { OrderLineDraft } from '../../../adapters/accounting/port.ts'
import type { BillLine } from '../stores/accounting-bills.ts'

type Priced = Pick<BillLine, 'quantity' | 'unitPriceOre' | 'grossOre'>

/** How many and at what price: as the line says where that comes to its sum, else one of the sum. */
export const countOf = ({
  quantity,
  unitPriceOre,
  grossOre,
}: Priced): Pick<OrderLineDraft, 'count' | 'unitPriceOre'> => {
  const isExact = Number.isInteger(quantity) && quantity !== 0 && quantity * unitPriceOre === grossOre
  return isExact ? { count: quantity, unitPriceOre } : { count: 1, unitPriceOre: grossOre }
}

/** What a line says over there; with how it is reckoned, where its count does not tell that. */
export const describeLine = (line: BillLine): string => {
  if (countOf(line).count === line.quantity) return line.description
  const { description, reckoning } = describeAmountLine({ ...line, totalOre: line.grossOre })
  return reckoning ? `${description}, ${reckoning}` : description
}
