import { parseDateField } from '@delebil/validation'

const pad = (part: number, length = 2) => String(part).padStart(length, '0')

/** A typed day as it is sent, 'YYYY-MM-DD'; undefined where it is none. */
export function dayOf(typed: string): string | undefined {
  const day = parseDateField(typed)
  return day && [pad(day.year, 4), pad(day.month), pad(day.day)].join('-')
}
