import type { ProblemCode } from './problem.ts'
import { addMinutes, MINUTE_MS } from './time/duration.ts'
import { addOsloDays } from './time/oslo-time.ts'

/** A stretch of time, half-open: `start` belongs to it, `end` does not. */
export type Period = { start: Date; end: Date }

/** A reservation never lasts shorter than this (minutes, elapsed). */
export const MIN_RESERVATION_MINUTES = 60
/** A reservation or a search never lasts longer than this (calendar days in Oslo). Our own policy. */
export const RESERVATION_MAX_DAYS = 30
/** How far ahead a reservation may start (calendar days in Oslo). Our own policy. */
export const BOOKING_HORIZON_DAYS = 365
/** How far in the past a new reservation may start, for people who think before they press (minutes). Our own policy. */
export const START_GRACE_MINUTES = 5
/** How much longer one extension makes a reservation (minutes). */
export const EXTENSION_STEP_MINUTES = 30

/** Elapsed minutes of a period; fractions where the ends are not on whole minutes. */
export function periodMinutes(period: Period): number {
  return (period.end.getTime() - period.start.getTime()) / MINUTE_MS
}

/** Refuses a period that ends before it starts, is too short or too long. Invalid dates count as ending before start. */
export function checkPeriod(period: Period): ProblemCode | undefined {
  if (!(period.end > period.start)) return 'period.end-before-start'
  if (periodMinutes(period) < MIN_RESERVATION_MINUTES) return 'period.too-short'
  if (period.end > addOsloDays(period.start, RESERVATION_MAX_DAYS)) return 'period.too-long'
  return undefined
}

/** `checkPeriod`, and the start must be neither in the past (beyond the grace) nor beyond the booking horizon. */
export function checkReservationPeriod(period: Period, now: Date): ProblemCode | undefined {
  const problem = checkPeriod(period)
  if (problem !== undefined) return problem
  if (period.start < addMinutes(now, -START_GRACE_MINUTES)) return 'period.start-in-past'
  if (period.start > addOsloDays(now, BOOKING_HORIZON_DAYS)) return 'period.too-far-ahead'
  return undefined
}

/** True when the two share any time; periods that only touch do not. */
export function periodsOverlap(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end
}
