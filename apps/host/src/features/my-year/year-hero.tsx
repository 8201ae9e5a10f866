import type { CarYear } from '@delebil/core-api'
import { formatKroner, isRunning } from './format.ts'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'

/** The year in one sentence, and the two costs side by side. */
export function YearHero({ year }: { year: CarYear }) {
  const { total, owning } = year
  const most = Math.max(total.costOre, owning.totalOre, 1)
  const rows = [
    { name: own.mine, ore: total.costOre, bar: css.barMine },
    { name: `${own.owning} (${own.estimate})`, ore: owning.totalOre, bar: css.barOwning },
  ]
  return (
    <section className={css.hero} aria-labelledby="year-hero">
      <h2 id="year-hero" className={css.heroTitle}>
        {sentence(year)}
      </h2>
      <ul className={css.bars}>
        {rows.map(({ name, ore, bar }) => (
          <li key={name}>
            <span className={css.barHead}>
              <span>{name}</span>
              <strong className={css.barValue}>{formatKroner(ore)}</strong>
            </span>
            <span className={bar} style={{ width: `${(100 * ore) / most}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentence(year: CarYear): string {
  const when = isRunning(year) ? own.so(year.year) : own.whole(year.year)
  const kroner = Math.round(year.savedOre / 100)
  if (kroner === 0) return own.same(when)
  const amount = formatKroner(Math.abs(year.savedOre))
  return kroner > 0 ? own.saved(amount, when) : own.dearer(amount, when)
}
