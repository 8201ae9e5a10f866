import { availabilityOf } from './availability.ts'
import { MIN_RESERVATION_MINUTES, type Period, periodMinutes, periodsOverlap } from './reservation-period.ts'
import { addOsloDays, osloDateText, startOfOsloDay } from './time/oslo-time.ts'

/** What a car is during a period; the words of the wire. */
export const periodStates = ['AVAILABLE', 'RESERVED'] as const
export type PeriodState = (typeof periodStates)[number]

/** One stretch of a car's calendar; `availabilityPercent` is 100 or 0. */
export type AvailabilityPeriod = Period & { state: PeriodState; availabilityPercent: number }

/** The window cut into free and reserved stretches, in order and without gaps. `busy` in any order, overlaps are joined. */
export function availabilityPeriods(window: Period, busy: readonly Period[]): AvailabilityPeriod[] {
  const periods: AvailabilityPeriod[] = []
  let from = window.start
  for (const free of availabilityOf(window, busy).free) {
    if (free.start > from) periods.push(reserved(from, free.start))
    periods.push({ ...free, state: 'AVAILABLE', availabilityPercent: 100 })
    from = free.end
  }
  if (from < window.end) periods.push(reserved(from, window.end))
  return periods
}

function reserved(start: Date, end: Date): AvailabilityPeriod {
  return { start, end, state: 'RESERVED', availabilityPercent: 0 }
}

/**
 * The days in Oslo ('YYYY-MM-DD') that the window touches and on which the car cannot be had: no free stretch of
 * 60 minutes, within the window, reaches into the day.
 */
export function reservedDays(window: Period, busy: readonly Period[]): string[] {
  const bookable = availabilityOf(window, busy).free.filter((free) => periodMinutes(free) >= MIN_RESERVATION_MINUTES)
  const days: string[] = []
  let day = startOfOsloDay(window.start)
  while (day < window.end) {
    const nextDay = addOsloDays(day, 1)
    const today = { start: day, end: nextDay }
    if (!bookable.some((free) => periodsOverlap(free, today))) days.push(osloDateText(day))
    day = nextDay
  }
  return days
}
