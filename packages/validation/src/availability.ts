import { MIN_RESERVATION_MINUTES, type Period } from './reservation-period.ts'
import { MINUTE_MS } from './time/duration.ts'
import { addOsloDays, addOsloMonths } from './time/oslo-time.ts'

/** Availability is shown only for a period no longer than this (calendar days in Oslo). */
export const AVAILABILITY_CAP_DAYS = 30
/** How far ahead availability is looked up (calendar months in Oslo). */
export const AVAILABILITY_LOOKUP_MONTHS = 2

/** `percent`: the longest free stretch as a whole percentage of the window, rounded down. `free`: every free stretch. */
export type Availability = { percent: number; longestFree?: Period; free: Period[] }

/** The same in epoch minutes; both ends are 0 where nothing is free. */
export type MinuteAvailability = { percent: number; longestFreeStart: number; longestFreeEnd: number }

/**
 * Availability by numbers alone, for the hot path: no dates, no sorting, one pass.
 * `busy` is flat, `[start, end, start, end, ...]` in epoch minutes, sorted by start; overlaps are fine. Only the entries
 * from index `from` until `to` are read (both even), so that one big array can hold every car.
 */
export function availabilityOfMinutes(
  windowStart: number,
  windowEnd: number,
  busy: ArrayLike<number>,
  from = 0,
  to = busy.length,
): MinuteAvailability {
  return longestFree(windowStart, windowEnd, busy, from, to, MIN_RESERVATION_MINUTES)
}

// Unit-free: `shortest` is 60 minutes in the unit of the other numbers.
function longestFree(
  windowStart: number,
  windowEnd: number,
  busy: ArrayLike<number>,
  from: number,
  to: number,
  shortest: number,
): MinuteAvailability {
  let freeFrom = windowStart
  let bestStart = 0
  let bestEnd = 0
  for (let index = from; index < to; index += 2) {
    const start = busy[index] as number
    const end = busy[index + 1] as number
    if (start >= windowEnd) break
    if (end <= freeFrom || end <= start) continue
    if (start - freeFrom > bestEnd - bestStart) {
      bestStart = freeFrom
      bestEnd = start
    }
    freeFrom = end
  }
  if (windowEnd - freeFrom > bestEnd - bestStart) {
    bestStart = freeFrom
    bestEnd = windowEnd
  }
  const longest = bestEnd - bestStart
  const percent = longest < shortest ? 0 : Math.floor((longest * 100) / (windowEnd - windowStart))
  return { percent, longestFreeStart: bestStart, longestFreeEnd: bestEnd }
}

/** How much of `window` a car is free. 100 only when wholly free; 0 when no stretch of 60 minutes is. `busy` in any order. */
export function availabilityOf(window: Period, busy: readonly Period[]): Availability {
  const sorted = sortBusy(busy)
  const flat = sorted.flatMap(({ start, end }) => [start.getTime(), end.getTime()])
  const shortest = MIN_RESERVATION_MINUTES * MINUTE_MS
  const best = longestFree(window.start.getTime(), window.end.getTime(), flat, 0, flat.length, shortest)
  const free = freePeriods(window, sorted)
  if (best.longestFreeEnd === best.longestFreeStart) return { percent: best.percent, free }
  return {
    percent: best.percent,
    longestFree: { start: new Date(best.longestFreeStart), end: new Date(best.longestFreeEnd) },
    free,
  }
}

function sortBusy(busy: readonly Period[]): Period[] {
  return busy.filter(({ start, end }) => end > start).sort((a, b) => a.start.getTime() - b.start.getTime())
}

function freePeriods(window: Period, sortedBusy: readonly Period[]): Period[] {
  const free: Period[] = []
  let from = window.start
  for (const { start, end } of sortedBusy) {
    if (start >= window.end) break
    if (start > from) free.push({ start: from, end: start })
    if (end > from) from = end
  }
  if (from < window.end) free.push({ start: from, end: window.end })
  return free
}

/** True when the period is short enough (30 days) for its availability to be shown. */
export function isAvailabilityShown(period: Period): boolean {
  return period.end > period.start && period.end <= addOsloDays(period.start, AVAILABILITY_CAP_DAYS)
}

/** From now until two months ahead: as far as availability is looked up. */
export function availabilityLookupWindow(now: Date): Period {
  return { start: now, end: addOsloMonths(now, AVAILABILITY_LOOKUP_MONTHS) }
}

/** How a car is marked for the window that was searched. */
export type AvailabilityKind = 'unavailable' | 'partial' | 'available'

/** 0 is unavailable, below 100 partial, 100 available. */
export function availabilityKind(percent: number): AvailabilityKind {
  if (percent <= 0) return 'unavailable'
  return percent < 100 ? 'partial' : 'available'
}
