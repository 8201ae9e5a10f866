import { HOUR_MS, MINUTE_MS } from './duration.ts'

/** The one time zone of the product. */
export const OSLO_TIME_ZONE = 'Europe/Oslo'

/** Wall-clock time in Oslo. `month` is 1 to 12, `hour` 0 to 23. */
export type OsloParts = { year: number; month: number; day: number; hour: number; minute: number; second: number }

/** A wall-clock time to look up. Overflow is carried: hour 24 is midnight of the next day. */
export type OsloWallTime = { year: number; month: number; day: number; hour?: number; minute?: number; second?: number }

const zoneFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: OSLO_TIME_ZONE,
  hourCycle: 'h23',
  era: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

// Asking Intl costs microseconds and a search asks thousands of times. The clock only changes on whole hours in UTC.
const offsetByHour = new Map<number, number>()
const OFFSETS_KEPT = 20_000

/** Minutes that Oslo's clock is ahead of UTC at an instant: 60 in winter, 120 in summer. */
export function osloOffsetMinutes(at: Date): number {
  const hourStart = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS
  const known = offsetByHour.get(hourStart)
  if (known !== undefined) return known
  const offset = readOffsetMinutes(hourStart)
  if (offsetByHour.size >= OFFSETS_KEPT) offsetByHour.clear()
  offsetByHour.set(hourStart, offset)
  return offset
}

function readOffsetMinutes(instantMs: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of zoneFormat.formatToParts(instantMs)) parts[type] = value
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year)
  const wallMs = utcMs(
    year,
    Number(parts.month),
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  )
  return Math.round((wallMs - instantMs) / MINUTE_MS)
}

// Date.UTC reads the years 0 to 99 as 1900 to 1999.
function utcMs(year: number, month: number, day: number, hour: number, minute: number, second: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  return date.getTime()
}

function wallDate(at: Date): Date {
  return new Date(at.getTime() + osloOffsetMinutes(at) * MINUTE_MS)
}

/** What a clock and a calendar in Oslo show at an instant. Throws RangeError on an invalid date. */
export function osloParts(at: Date): OsloParts {
  const wall = wallDate(at)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

/** The instant of a wall-clock time in Oslo. A time in the spring gap moves forward; a time that occurs twice is the first. */
export function osloInstant(wall: OsloWallTime): Date {
  const wallMs = utcMs(wall.year, wall.month, wall.day, wall.hour ?? 0, wall.minute ?? 0, wall.second ?? 0)
  const before = osloOffsetMinutes(new Date(wallMs - 24 * HOUR_MS))
  const after = osloOffsetMinutes(new Date(wallMs + 24 * HOUR_MS))
  const first = new Date(wallMs - Math.max(before, after) * MINUTE_MS)
  if (wallDate(first).getTime() === wallMs) return first
  return new Date(wallMs - Math.min(before, after) * MINUTE_MS)
}

/** Every instant at which a clock in Oslo shows that time: one, none in the spring gap, two in the doubled hour of autumn. */
export function osloInstants(wall: OsloWallTime): Date[] {
  const first = osloInstant(wall)
  const wallMs = utcMs(wall.year, wall.month, wall.day, wall.hour ?? 0, wall.minute ?? 0, wall.second ?? 0)
  const later = new Date(first.getTime() + HOUR_MS)
  return [first, later].filter((at) => wallDate(at).getTime() === wallMs)
}

/** 00:00 in Oslo of the day that `at` falls on. */
export function startOfOsloDay(at: Date): Date {
  const { year, month, day } = osloParts(at)
  return osloInstant({ year, month, day })
}

/** The same wall-clock time `days` calendar days later (negative: earlier); never a multiple of 24 hours. */
export function addOsloDays(at: Date, days: number): Date {
  const parts = osloParts(at)
  return osloInstant({ ...parts, day: parts.day + days })
}

/** The same wall-clock time `months` later; a day that the month lacks becomes its last day. */
export function addOsloMonths(at: Date, months: number): Date {
  const parts = osloParts(at)
  const lastDay = new Date(utcMs(parts.year, parts.month + months + 1, 0, 0, 0, 0)).getUTCDate()
  return osloInstant({ ...parts, month: parts.month + months, day: Math.min(parts.day, lastDay) })
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** The calendar day in Oslo as 'YYYY-MM-DD'. */
export function osloDateText(at: Date): string {
  const { year, month, day } = osloParts(at)
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** RFC 3339 with Oslo's offset, '2026-11-21T10:00:00+01:00'; milliseconds only where there are any. */
export function formatInstant(at: Date): string {
  const offset = osloOffsetMinutes(at)
  const { hour, minute, second } = osloParts(at)
  const milliseconds = wallDate(at).getUTCMilliseconds()
  const fraction = milliseconds === 0 ? '' : `.${pad(milliseconds, 3)}`
  const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`
  return `${osloDateText(at)}T${pad(hour)}:${pad(minute)}:${pad(second)}${fraction}${zone}`
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/

/**
 * Reads RFC 3339. The offset is required and the calendar date must exist; digits past the millisecond are dropped.
 * Undefined for anything else, leap seconds and years outside 1 to 9998 included.
 */
export function parseInstant(text: string): Date | undefined {
  const match = INSTANT.exec(text)
  if (match === null) return undefined
  const field = (index: number) => Number(match[index] ?? '0')
  const [year, month, day, hour, minute, second] = [field(1), field(2), field(3), field(4), field(5), field(6)]
  if (hour > 23 || minute > 59 || second > 59 || field(9) > 23 || field(10) > 59) return undefined
  const wall = new Date(utcMs(year, month, day, hour, minute, second))
  if (wall.getUTCFullYear() !== year || wall.getUTCMonth() + 1 !== month || wall.getUTCDate() !== day) return undefined
  const milliseconds = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'))
  const offsetMinutes = (match[8] === '-' ? -1 : 1) * (field(9) * 60 + field(10))
  const at = new Date(wall.getTime() + milliseconds - offsetMinutes * MINUTE_MS)
  return at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9998 ? at : undefined
}
