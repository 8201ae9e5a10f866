import { formatDateField, parseDateField } from '@delebil/validation'

/** A day of the wire, 'YYYY-MM-DD', as one writes it. */
export function dayText(date: string): string {
  const day = parseDateField(date)
  return day ? formatDateField(day) : date
}
