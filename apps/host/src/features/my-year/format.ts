import type { CarYear } from '@delebil/core-api'
import { formatNok, LOCALE } from '@delebil/validation/text'

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' })

export type Metric = 'costOre' | 'kilometers' | 'hours' | 'co2Grams' | 'trips'

export const formatNumber = (value: number): string => decimal.format(value)

/** Whole kroner: øre say nothing about a year. */
export const formatKroner = (ore: number): string => formatNok(Math.round(ore / 100) * 100)

export const formatKg = (grams: number): string => `${decimal.format(grams / 1000)} kg`

/** January is 1. With a capital letter, as in the head of a row. */
export const formatMonth = (month: number): string => {
  const name = monthName.format(new Date(Date.UTC(2026, month - 1, 1)))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const formatMetric = (metric: Metric, value: number): string => {
  if (metric === 'costOre') return formatKroner(value)
  if (metric === 'co2Grams') return formatKg(value)
  if (metric === 'kilometers') return `${formatNumber(value)} km`
  return formatNumber(value)
}

/** True for a year of which more is to come. */
export const isRunning = ({ elapsed }: Pick<CarYear, 'elapsed'>): boolean => elapsed < 1
