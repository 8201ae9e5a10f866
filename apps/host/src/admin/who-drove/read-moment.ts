import { parseDateField } from '@delebil/validation'
import { osloInstants } from '@delebil/validation/time'

const TIME = /^(\d{1,2})[:.]?(\d{2})$/

/** What was typed as a date and a time of the clock in Oslo: every moment that it can be, or which field is wrong. */
export function readMoment(date: string, time: string): { moments: readonly Date[] } | { wrong: 'date' | 'time' } {
  const day = parseDateField(date)
  if (day === undefined) return { wrong: 'date' }
  const [, hour, minute] = TIME.exec(time.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return { wrong: 'time' }
  return { moments: osloInstants({ ...day, hour: Number(hour), minute: Number(minute) }) }
}
