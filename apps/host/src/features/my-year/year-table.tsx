import type { CarYear } from '@delebil/core-api'
import { formatKg, formatKroner, formatMonth, formatNumber } from './format.ts'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'

const heads = [own.trips, own.kilometers, own.hours, own.cost, own.co2]

/** Every figure of every month. Wider than a phone it scrolls by itself, by finger and by key. */
export function YearTable({ year: { months, total } }: { year: CarYear }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <section className={css.scroller} tabIndex={0} aria-label={own.table}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headName}>
              {own.month}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={css.headCell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className={css.rowName}>
                {formatMonth(month.month)}
              </th>
              <Cells sum={month} className={css.value} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.sumName}>
              {own.sum}
            </th>
            <Cells sum={total} className={css.sumCell} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Cells({ sum, className }: { sum: CarYear['total']; className: string }) {
  const { trips, kilometers, hours, costOre, co2Grams } = sum
  return (
    <>
      <td className={className}>{formatNumber(trips)}</td>
      <td className={className}>{formatNumber(kilometers)}</td>
      <td className={className}>{formatNumber(hours)}</td>
      <td className={className}>{formatKroner(costOre)}</td>
      <td className={className}>{formatKg(co2Grams)}</td>
    </>
  )
}
