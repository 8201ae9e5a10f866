import { texts } from '../texts.ts'
import {
  amount,
  caption,
  covers as coversClass,
  headRow,
  sum,
  table,
  totalSum,
  totalWhat,
  what,
} from './price-lines.css.ts'

export interface PriceLine {
  description: string
  quantity: number
  /** As it is written: "time", "km". */
  unit: string
  unitPriceOre: number
  totalOre: number
}

export interface PriceLinesProps {
  /** Names the table for a screen reader. */
  label: string
  lines: readonly PriceLine[]
  totalOre: number
  /** Writes øre as kroner; the caller's rule. */
  formatNok: (ore: number) => string
  totalText?: string
  /** What the total covers, or what comes on top of it. */
  covers?: string
}

const figures = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 })

/** What it costs, line by line, and the total. */
export function PriceLines({
  label,
  lines,
  totalOre,
  formatNok,
  totalText = texts.total,
  covers = '',
}: PriceLinesProps) {
  return (
    <table className={table}>
      <caption className={caption}>{label}</caption>
      <thead className={headRow}>
        <tr>
          <th scope="col">{texts.priceDescription}</th>
          <th scope="col">{texts.priceAmount}</th>
          <th scope="col">{texts.priceTotal}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.description} ${line.quantity} ${line.unit} ${line.unitPriceOre}`}>
            <th scope="row" className={what}>
              {line.description}
            </th>
            <td className={amount}>
              {figures.format(line.quantity)} {line.unit} × {formatNok(line.unitPriceOre)}
            </td>
            <td className={sum}>{formatNok(line.totalOre)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={totalWhat}>
            {totalText}
          </th>
          <td className={totalSum}>
            {formatNok(totalOre)} <span className={coversClass}>{covers}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
