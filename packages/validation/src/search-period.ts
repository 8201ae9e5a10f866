import { pushEnd } from './push-period.ts'
import { MIN_RESERVATION_MINUTES, type Period } from './reservation-period.ts'
import { addMinutes, laterOf, MINUTE_MS } from './time/duration.ts'
import { osloInstant, osloParts } from './time/oslo-time.ts'

/** Times are chosen in steps of this (minutes). */
export const HALF_HOUR_MINUTES = 30
/** The last time choice of a day, counted from its midnight: 24:30 (minutes). */
export const LAST_SLOT_MINUTES = 24 * 60 + 30
/** A search starts this long from now unless the person says otherwise (hours). */
export const DEFAULT_START_HOURS = 3
/** A search ends at this time of the start day unless the person says otherwise. */
export const DEFAULT_END_TIME = { hour: 23, minute: 30 } as const
/** Typed or chosen as start, it clears the start time: the trip starts at once. */
export const START_NOW_TEXT = 'nå'

/** The next half hour, or `at` itself when it is one. */
export function roundUpToHalfHour(at: Date): Date {
  const stepMs = HALF_HOUR_MINUTES * MINUTE_MS
  return new Date(Math.ceil(at.getTime() / stepMs) * stepMs)
}

/** One time choice of a day. `text` is 'HH:MM' and runs to '24:30'; `at` is the instant. */
export type HalfHourSlot = { text: string; minutesOfDay: number; at: Date }

/**
 * The half-hour choices of the Oslo day that `day` falls on, to 24:30 by default. Times that the clock skips in spring
 * are left out; a time that occurs twice in autumn is the first.
 */
export function halfHourSlots(day: Date, range: { fromMinutes?: number; toMinutes?: number } = {}): HalfHourSlot[] {
  const { year, month, day: dayOfMonth } = osloParts(day)
  const slots: HalfHourSlot[] = []
  for (
    let minutes = range.fromMinutes ?? 0;
    minutes <= (range.toMinutes ?? LAST_SLOT_MINUTES);
    minutes += HALF_HOUR_MINUTES
  ) {
    const hour = Math.floor(minutes / 60)
    const at = osloInstant({ year, month, day: dayOfMonth, hour, minute: minutes % 60 })
    if (osloParts(at).hour !== hour % 24) continue
    slots.push({ text: clockText(hour, minutes % 60), minutesOfDay: minutes, at })
  }
  return slots
}

function clockText(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** The end that goes with a start: 23:30 of the start day in Oslo, but never under 60 minutes after start. */
export function defaultSearchEnd(start: Date): Date {
  const { year, month, day } = osloParts(start)
  const evening = osloInstant({ year, month, day, ...DEFAULT_END_TIME })
  return laterOf(evening, addMinutes(start, MIN_RESERVATION_MINUTES))
}

/** The period that a search begins with: 3 hours from now, rounded up to the half hour, until 23:30 of that day. */
export function defaultSearchPeriod(now: Date): Period {
  const start = roundUpToHalfHour(addMinutes(now, DEFAULT_START_HOURS * 60))
  return { start, end: defaultSearchEnd(start) }
}

/**
 * The start after another start date is picked. Today (or a day gone by) moves the time to the next half-hour slot from
 * now; any other day keeps the time of day. `picked` is any instant of the picked day.
 */
export function pickStartDate(start: Date, picked: Date, now: Date): Date {
  const { year, month, day } = osloParts(picked)
  const today = osloParts(now)
  const pickedDay = Date.UTC(year, month - 1, day)
  if (pickedDay <= Date.UTC(today.year, today.month - 1, today.day)) return roundUpToHalfHour(now)
  const { hour, minute } = osloParts(start)
  return osloInstant({ year, month, day, hour, minute })
}

/** Whether what was chosen as start time is the literal 'nå': the start time is cleared. */
export function isStartNow(text: string): boolean {
  return text.trim().normalize('NFC').toLowerCase() === START_NOW_TEXT
}

/** What a swap search is made of; anything may still be missing. */
export type SwapSearch = { location?: unknown; start?: Date | undefined; end?: Date | undefined }

/**
 * The period to search another car for. A start in the past is moved to now, and 60 minutes are kept. Undefined (the
 * search is silently left) when place, start or end is missing or the end has passed.
 */
export function swapSearchPeriod(search: SwapSearch, now: Date): Period | undefined {
  const { location, start, end } = search
  if (location === undefined || location === null || start === undefined || end === undefined || end <= now)
    return undefined
  return pushEnd({ start, end }, start < now ? now : start)
}
