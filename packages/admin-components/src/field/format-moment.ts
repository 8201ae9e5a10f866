import { formatDate, formatDateTime, formatTime } from '@delebil/validation/text'
import { osloDateText, parseInstant } from '@delebil/validation/time'

const yearOf = (at: Date) => osloDateText(at).slice(0, 4)

/** A moment of the wire as staff read it, with the year where it is another; empty where there is none. */
export function formatMoment(text: string | null | undefined, now = new Date()): string {
  if (text === null || text === undefined) return ''
  const at = parseInstant(text)
  if (!at) return text
  return yearOf(at) === yearOf(now) ? formatDateTime(at) : `${formatDate(at)} ${yearOf(at)} ${formatTime(at)}`
}

/** A day of the wire, 'YYYY-MM-DD', as staff read it, with the year where it is another. */
export function formatDay(text: string, now = new Date()): string {
  const noon = parseInstant(`${text}T12:00:00Z`)
  if (!noon) return text
  return yearOf(noon) === yearOf(now) ? formatDate(noon) : `${formatDate(noon)} ${yearOf(noon)}`
}
