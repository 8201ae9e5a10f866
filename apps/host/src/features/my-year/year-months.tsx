import type { CarYear } from '@delebil/core-api'
import { Card, RadioGroup, Stack } from '@delebil/ui'
import { useState } from 'react'
import { formatMetric, formatMonth, type Metric } from './format.ts'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'
import { YearTable } from './year-table.tsx'

const metrics: readonly { id: Metric; label: string }[] = [
  { id: 'costOre', label: own.cost },
  { id: 'kilometers', label: own.kilometers },
  { id: 'hours', label: own.hours },
  { id: 'co2Grams', label: own.co2 },
  { id: 'trips', label: own.trips },
]

/** The months as columns of one figure, and all figures as a table: the columns are for the eye only. */
export function YearMonths({ year }: { year: CarYear }) {
  const [chosen, setChosen] = useState<Metric>('costOre')
  const metric = metrics.find(({ id }) => id === chosen) ?? { id: 'costOre', label: own.cost }
  const most = Math.max(...year.months.map((month) => month[metric.id]), 1)
  return (
    <Card as="section" aria-labelledby="year-months" padding="large">
      <Stack gapPx={16}>
        <h2 id="year-months" className={css.title}>
          {own.months}
        </h2>
        <div className={css.tools}>
          <RadioGroup
            isInline
            label={own.show}
            options={metrics}
            value={metric.id}
            onChange={(id) => setChosen(id as Metric)}
          />
        </div>
      </Stack>
      <div className={css.chart} aria-hidden="true" data-chart={metric.id}>
        {year.months.map((month) => (
          <Column key={month.month} month={month.month} metric={metric.id} value={month[metric.id]} most={most} />
        ))}
      </div>
      <YearTable year={year} />
    </Card>
  )
}

interface ColumnProps {
  month: number
  metric: Metric
  value: number
  most: number
}

function Column({ month, metric, value, most }: ColumnProps) {
  const name = formatMonth(month)
  return (
    <div className={css.column}>
      <div className={css.plot}>
        {value > 0 && (
          <span className={css.columnValue}>{formatMetric(metric, value).replace(/\s(?:kr|km|kg)$/, '')}</span>
        )}
        <span className={css.columnBar} style={{ height: `${(88 * value) / most}%` }} />
      </div>
      <span className={css.columnName}>
        <span className={css.letterOnly}>{name.charAt(0)}</span>
        <span className={css.threeLetters}>{name.slice(0, 3)}</span>
      </span>
    </div>
  )
}
