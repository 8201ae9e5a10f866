import type { Period } from './reservation-period.ts'
import { earlierOf, HOUR_MS, MINUTE_MS } from './time/duration.ts'
import { addOsloDays, startOfOsloDay } from './time/oslo-time.ts'

/** Time is charged by the started half hour (minutes). */
export const CHARGED_STEP_MINUTES = 30

function cappedByDay({ start, end }: Period, capMs: number): number {
  let chargedMs = 0
  let from = start
  while (from < end) {
    const nextDay = addOsloDays(startOfOsloDay(from), 1)
    const to = earlierOf(nextDay, end)
    chargedMs += Math.min(to.getTime() - from.getTime(), capMs)
    from = to
  }
  return chargedMs
}

/**
 * Hours to charge for: elapsed time per calendar day in Oslo, each day at most `dayCapHours`, the sum rounded up to the
 * half hour. A day of 25 hours counts 25 before the cap. A part of a minute is free.
 */
export function chargedHours(period: Period, dayCapHours: number): number {
  const capMs = dayCapHours * HOUR_MS
  const elapsedMs = period.end.getTime() - period.start.getTime()
  // What is no longer than the cap reaches it on no day: a search prices thousands of these.
  const chargedMs = elapsedMs <= capMs ? Math.max(0, elapsedMs) : cappedByDay(period, capMs)
  const minutes = Math.floor(chargedMs / MINUTE_MS)
  return (Math.ceil(minutes / CHARGED_STEP_MINUTES) * CHARGED_STEP_MINUTES) / 60
}
