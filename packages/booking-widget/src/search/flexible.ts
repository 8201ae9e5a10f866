import type { CallInput, Contract, FlexibleHit } from '@delebil/core-api'
import { HALF_HOUR_MINUTES, halfHourSlots, MIN_RESERVATION_MINUTES, type Period } from '@delebil/validation'
import type { FlexibleRequest } from '@delebil/validation/flexible-search'
import { formatDuration, formatTime } from '@delebil/validation/text'
import { addOsloDays, formatInstant, osloDateText, osloInstant } from '@delebil/validation/time'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import type { TimeChoice } from './period.ts'
import type { Place } from './place.ts'
import { type Asked, searchInput } from './query.ts'

/** A trip of some length at any time of a day between two times. Minutes of the day, by the clock in Oslo. */
export interface FlexibleTimes {
  isOn: boolean
  /** 'YYYY-MM-DD' */
  day: string
  fromMinutes: number
  toMinutes: number
  lengthMinutes: number
}

const DAY_MINUTES = 24 * 60
const LONGEST_MINUTES = 12 * 60

/** What it begins with: three hours tomorrow, between 09 and 17. */
export function newFlexibleTimes(now: Date): FlexibleTimes {
  return { isOn: false, day: osloDateText(addOsloDays(now, 1)), fromMinutes: 540, toMinutes: 1020, lengthMinutes: 180 }
}

/** As it was left on this device; a day that is over begins anew. */
export function readFlexibleTimes(kept: unknown, now: Date): FlexibleTimes {
  const fresh = newFlexibleTimes(now)
  const { isOn, day, fromMinutes, toMinutes, lengthMinutes } = (kept ?? {}) as Partial<
    Record<keyof FlexibleTimes, unknown>
  >
  const isDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
  const areNumbers = [fromMinutes, toMinutes, lengthMinutes].every((value) => Number.isInteger(value))
  if (!isDay || !areNumbers) return fresh
  const times = { fromMinutes, toMinutes, lengthMinutes } as Omit<FlexibleTimes, 'isOn' | 'day'>
  return { ...times, isOn: isOn === true, day: day < osloDateText(now) ? fresh.day : day }
}

const at = (day: string, minutes: number): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return osloInstant({ year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60 })
}

export function flexibleRequest({ day, fromMinutes, toMinutes, lengthMinutes }: FlexibleTimes): FlexibleRequest {
  return { window: { start: at(day, fromMinutes), end: at(day, toMinutes) }, lengthMinutes }
}

/** The half hours of the day, to midnight at its end; the id is the minute of the day. */
export function clockChoices(day: string): TimeChoice[] {
  const slots = halfHourSlots(at(day, DAY_MINUTES / 2), { toMinutes: DAY_MINUTES })
  return slots.map(({ minutesOfDay, text }) => ({ id: String(minutesOfDay), label: text }))
}

/** Lengths of a trip; the id is its minutes. */
export const lengthChoices: readonly TimeChoice[] = Array.from(
  { length: (LONGEST_MINUTES - MIN_RESERVATION_MINUTES) / HALF_HOUR_MINUTES + 1 },
  (_, index) => {
    const minutes = MIN_RESERVATION_MINUTES + index * HALF_HOUR_MINUTES
    return { id: String(minutes), label: formatDuration(minutes) }
  },
)

type Input = CallInput<Contract['searchFlexible']>

/** What `GET /api/search/flexible` is asked. */
export function flexibleInput(
  asked: Asked & { kilometerEstimate: number },
  request: FlexibleRequest,
  place: Place,
  organizationId: number | undefined,
): Input {
  const {
    size: _,
    minimumAvailabilityPercent: __,
    ...query
  } = searchInput(asked, request.window, place, organizationId).query
  const { start, end } = request.window
  return {
    query: {
      ...query,
      start: formatInstant(start),
      end: formatInstant(end),
      lengthMinutes: request.lengthMinutes,
      kilometers: Math.round(asked.kilometerEstimate),
    },
  }
}

/** The trip of a suggestion. */
export function tripOf({ availablePeriod }: FlexibleHit): Period {
  return { start: new Date(availablePeriod.start), end: new Date(availablePeriod.end) }
}

/** When a suggestion is: its time, how far it can be moved, or how far it reaches out of the window. */
export function whenText(hit: FlexibleHit): string {
  const { start, end } = tripOf(hit)
  const times = `${formatTime(start)}–${formatTime(end)}`
  const shift = formatDuration(Math.abs(hit.shiftMinutes))
  if (hit.shiftMinutes > 0) return flexibleTexts.later(shift, times)
  if (hit.shiftMinutes < 0) return flexibleTexts.earlier(shift, times)
  if (hit.firstStart === hit.lastStart) return times
  return flexibleTexts.startAnytime(times, formatTime(new Date(hit.firstStart)), formatTime(new Date(hit.lastStart)))
}
