import { texts } from '../texts.ts'
import { amount, covers, hidden, reckoning, table, totalAmount, totalWhat, what } from './amount-lines.css.ts'

export interface AmountLine {
  description: string
  /** How the amount came to be: "5 t × 39 kr". Left out for a thing that is counted once. */
  reckoning?: string | undefined
  /** As it is written: "195 kr". */
  amount: string
}

export interface AmountLinesProps {
  /** Names the table for a screen reader. */
  label: string
  lines: readonly AmountLine[]
  /** Left out where the sum stands above, with what it covers. */
  total?:
    | {
        label: string
        amount: string
        /** What the total covers, or what comes on top of it. */
        covers?: string | undefined
      }
    | undefined
}

/** How an amount came to be: what it consists of, each with its arithmetic, and the sum. */
export function AmountLines({ label, lines, total }: AmountLinesProps) {
  return (
    <table className={table}>
      <caption className={hidden}>{label}</caption>
      <thead className={hidden}>
        <tr>
          <th scope="col">{texts.amountDescription}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.description} ${line.reckoning} ${line.amount}`}>
            <th scope="row" className={what}>
              {line.description}
              {line.reckoning !== undefined && <span className={reckoning}>, {line.reckoning}</span>}
            </th>
            <td className={amount}>{line.amount}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" className={totalWhat}>
              {total.label}
            </th>
            <td className={totalAmount}>
              {total.amount} {total.covers && <span className={covers}>{total.covers}</span>}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
