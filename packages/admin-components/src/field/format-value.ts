import type { Field } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import { formatNok, LOCALE } from '@delebil/validation/text'
import { texts } from '../texts.ts'
import { formatDay, formatMoment } from './format-moment.ts'

// A number may name something: 1010 is no 1 010.
const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2, useGrouping: false })

type Read = Pick<Field, 'kind' | 'options' | 'isPhone'>

/** A value as a person reads it; empty where there is none. */
export function formatValue({ kind, options, isPhone }: Read, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => formatOne(options, one)).join(', ')
  if (isPhone) return formatPhone(String(value))
  if (kind === 'flag') return value ? texts.yes : texts.no
  if (kind === 'money') return formatNok(Number(value))
  if (kind === 'number') return figures.format(Number(value))
  if (kind === 'instant') return formatMoment(String(value))
  if (kind === 'day') return formatDay(String(value))
  return formatOne(options, value)
}

function formatOne(options: Field['options'], value: unknown): string {
  return options?.[String(value)] ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
}
