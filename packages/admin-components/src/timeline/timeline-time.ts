import type { Period } from '@delebil/validation'
import { addMinutes, addOsloDays, HOUR_MS, MINUTE_MS, osloParts, startOfOsloDay } from '@delebil/validation/time'

/** Where in a window an instant is: 0 at its start, 1 at its end; never outside. */
export function shareOf(at: Date, { start, end }: Period): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return Math.min(1, Math.max(0, share))
}

/** The part of a period that a window shows; nothing where they do not touch. */
export function shownPart(period: Period, window: Period): { readonly from: number; readonly to: number } | undefined {
  if (period.end <= window.start || period.start >= window.end) return undefined
  return { from: shareOf(period.start, window), to: shareOf(period.end, window) }
}

/** The days of the calendar that a window touches; on the nights of the clock they are of 23 and 25 hours. */
export function daysOf({ start, end }: Period): readonly Period[] {
  const days: Period[] = []
  for (let day = startOfOsloDay(start); day < end; day = addOsloDays(day, 1)) {
    days.push({ start: day, end: addOsloDays(day, 1) })
  }
  return days
}

/** Every n-th hour that a clock in Oslo shows within a window, midnights aside. */
export function hoursOf(
  { start, end }: Period,
  every: number,
): readonly { readonly at: Date; readonly hour: number }[] {
  const hours: { at: Date; hour: number }[] = []
  for (let ms = Math.ceil(start.getTime() / HOUR_MS) * HOUR_MS; ms < end.getTime(); ms += HOUR_MS) {
    const at = new Date(ms)
    const { hour } = osloParts(at)
    if (hour !== 0 && hour % every === 0) hours.push({ at, hour })
  }
  return hours
}

/** A period moved by minutes that pass: an hour on the night of the clock is an hour. */
export function shifted<P extends Period>(period: P, minutes: number): P {
  return { ...period, start: addMinutes(period.start, minutes), end: addMinutes(period.end, minutes) }
}

/** The same time of the clock on another day, as long as it was. */
export function shiftedDays<P extends Period>(period: P, days: number): P {
  return shifted(period, (addOsloDays(period.start, days).getTime() - period.start.getTime()) / MINUTE_MS)
}

/** Whole steps in so many pixels, where a window is so wide. */
export function stepsIn(px: number, widthPx: number, { start, end }: Period, stepMinutes: number): number {
  if (widthPx <= 0) return 0
  const minutes = ((px / widthPx) * (end.getTime() - start.getTime())) / MINUTE_MS
  return Math.round(minutes / stepMinutes) + 0
}

/** One end of a period moved by minutes that pass; it never gets shorter than the least. */
export function stretched<P extends Period>(period: P, end: 'start' | 'end', minutes: number, leastMinutes: number): P {
  const moved = addMinutes(period[end], minutes)
  if (end === 'start') {
    const latest = addMinutes(period.end, -leastMinutes)
    return { ...period, start: moved > latest ? earlier(period.start, latest) : moved }
  }
  const earliest = addMinutes(period.start, leastMinutes)
  return { ...period, end: moved < earliest ? later(period.end, earliest) : moved }
}

// What is shorter than the least already is left as it is.
const earlier = (one: Date, other: Date) => (one < other ? other : one)
const later = (one: Date, other: Date) => (one > other ? other : one)
