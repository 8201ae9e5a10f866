import type { CarYear } from '@delebil/core-api'
import { VisuallyHidden } from '@delebil/ui'
import { formatKg, formatKroner, formatNumber } from './format.ts'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'

/** The sums of the year. */
export function YearFigures({ year: { total, owning } }: { year: CarYear }) {
  const figures = [
    { name: own.trips, value: formatNumber(total.trips) },
    { name: own.kilometers, value: formatNumber(total.kilometers) },
    { name: own.hours, value: formatNumber(total.hours) },
    { name: own.cost, value: formatKroner(total.costOre) },
    { name: own.co2, value: formatKg(total.co2Grams), note: own.ofPetrol(formatKg(owning.co2Grams)) },
  ]
  return (
    <section>
      <VisuallyHidden>
        <h2>{own.figures}</h2>
      </VisuallyHidden>
      <dl className={css.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name} className={css.figure}>
            <dt className={css.figureName}>{name}</dt>
            <dd className={css.figureValue}>{value}</dd>
            {note && <dd className={css.figureNote}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
