import {
  checkReservationPeriod,
  defaultSearchEnd,
  halfHourSlots,
  isStartNow,
  type Period,
  pickStartDate,
  pushEnd,
  pushStart,
  roundUpToHalfHour,
  START_NOW_TEXT,
} from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import { laterOf, MINUTE_MS, osloDateText, osloInstant, osloParts } from '@delebil/validation/time'

const DAY_MS = 24 * 60 * MINUTE_MS

/** What the person has chosen. `startTime` undefined: at once ('nå'). `isEndChosen` false: the end follows the start. */
export interface ChosenTimes {
  startTime: Date | undefined
  endTime: Date
  isEndChosen: boolean
}

/** Text and id of a time choice; the id is a moment, or 'nå'. */
export interface TimeChoice {
  readonly id: string
  readonly label: string
}

/** The window that is searched at `now`; a start at once is the minute that has begun. */
export function searchPeriod({ startTime, endTime }: ChosenTimes, now: Date): Period {
  if (startTime) return { start: startTime, end: endTime }
  const start = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  return pushEnd({ start, end: endTime }, start)
}

/** Why the window can't be searched. */
export function checkSearchPeriod(times: ChosenTimes, now: Date): ProblemCode | undefined {
  return checkReservationPeriod(searchPeriod(times, now), now)
}

function moveStart(times: ChosenTimes, start: Date, now: Date): ChosenTimes {
  const earliest = roundUpToHalfHour(now)
  const kept = laterOf(start, earliest)
  if (!times.isEndChosen) return { ...times, startTime: kept, endTime: defaultSearchEnd(kept) }
  const pushed = pushEnd({ start: kept, end: times.endTime }, kept, { earliest })
  return { ...times, startTime: pushed.start, endTime: pushed.end }
}

/** Another start day, 'YYYY-MM-DD'. */
export function chooseStartDay(times: ChosenTimes, dayText: string, now: Date): ChosenTimes {
  return moveStart(times, pickStartDate(times.startTime ?? roundUpToHalfHour(now), dayAt(dayText), now), now)
}

/** Another start time: a moment out of `startChoices`, or 'nå'. */
export function chooseStartTime(times: ChosenTimes, id: string, now: Date): ChosenTimes {
  if (!isStartNow(id)) return moveStart(times, new Date(id), now)
  const endTime = times.isEndChosen
    ? pushEnd({ start: now, end: times.endTime }, now).end
    : defaultSearchEnd(roundUpToHalfHour(now))
  return { ...times, startTime: undefined, endTime }
}

/** Another end day, 'YYYY-MM-DD'; the time of day is kept. */
export function chooseEndDay(times: ChosenTimes, dayText: string, now: Date): ChosenTimes {
  const { hour, minute } = osloParts(times.endTime)
  return chooseEndTime(times, dayAt(dayText, hour, minute).toISOString(), now)
}

/** Another end time: a moment out of `endChoices`. The start gives way where 60 minutes must be kept. */
export function chooseEndTime(times: ChosenTimes, id: string, now: Date): ChosenTimes {
  const end = new Date(id)
  if (!times.startTime) return { ...times, endTime: pushEnd({ start: now, end }, now).end, isEndChosen: true }
  const pushed = pushStart({ start: times.startTime, end: times.endTime }, end, { earliest: roundUpToHalfHour(now) })
  return { startTime: pushed.start, endTime: pushed.end, isEndChosen: true }
}

/**
 * The half hours that a trip can start at on the chosen day, without what has passed. 'nå' comes first, also where the
 * start is after midnight and less than a day away: late in the evening a search begins with tomorrow.
 */
export function startChoices(times: ChosenTimes, now: Date): TimeChoice[] {
  const day = times.startTime ?? now
  const slots = choices(day, times.startTime).filter(({ id }) => new Date(id) >= now)
  const isNear = osloDateText(day) === osloDateText(now) || day.getTime() - now.getTime() < DAY_MS
  return isNear ? [{ id: START_NOW_TEXT, label: START_NOW_TEXT }, ...slots] : slots
}

/** The half hours that a trip can end at on the chosen day. */
export function endChoices(times: ChosenTimes, now: Date): TimeChoice[] {
  return choices(times.endTime, times.endTime).filter(({ id }) => new Date(id) > now)
}

// A time that is no half hour (a free stretch that was taken over) stands among the choices, at its place.
function choices(day: Date, chosen: Date | undefined): TimeChoice[] {
  const slots = halfHourSlots(day).map(({ at, text }) => ({ id: at.toISOString(), label: text }))
  if (!chosen || slots.some(({ id }) => id === chosen.toISOString())) return slots
  const { hour, minute } = osloParts(chosen)
  const label = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return [...slots, { id: chosen.toISOString(), label }].toSorted((a, b) => a.id.localeCompare(b.id))
}

function dayAt(dayText: string, hour = 12, minute = 0): Date {
  const [year = 0, month = 1, day = 1] = dayText.split('-').map(Number)
  return osloInstant({ year, month, day, hour, minute })
}
