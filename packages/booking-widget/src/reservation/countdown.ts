import { isActiveReservation, periodMinutes } from '@delebil/validation'
import { formatDuration } from '@delebil/validation/text'
import { readTimes, type Timed } from '../data/reservation-times.ts'
import { texts } from '../locale/texts.ts'

/** 'starter om 2 t 10 min', 'pågår, 1 t igjen'; undefined where nothing is to be waited for. */
export function countdown(reservation: Timed, now: Date): string | undefined {
  const times = readTimes(reservation)
  if (!isActiveReservation(times)) return undefined
  const minutesUntil = (at: Date) => periodMinutes({ start: now, end: at })
  if (now < times.start && !times.started) return texts.reservation.startsIn(formatDuration(minutesUntil(times.start)))
  if (now < times.end) return texts.reservation.ongoing(formatDuration(minutesUntil(times.end)))
  return texts.reservation.overdue(formatDuration(-minutesUntil(times.end)))
}
