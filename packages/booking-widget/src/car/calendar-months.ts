import { availabilityLookupWindow, type Period } from '@delebil/validation'
import { addOsloMonths, osloDateText, osloParts } from '@delebil/validation/time'

/** `outside`: before today or past the two months that are looked up. */
export type DayState = 'outside' | 'free' | 'reserved'

export interface CalendarDay {
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly day: number
  readonly state: DayState
  readonly isChosen: boolean
}

export interface CalendarMonth {
  /** An instant in the month, for its name. */
  readonly at: Date
  /** Weeks from Monday; undefined fills the days of other months. */
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[]
}

/** The months from today to two months ahead, with the days that cannot be had and those of the chosen period. */
export function calendarMonths(now: Date, reservedDays: readonly string[], chosen: Period): CalendarMonth[] {
  const { end } = availabilityLookupWindow(now)
  const reserved = new Set(reservedDays)
  const [first, last] = [osloDateText(now), osloDateText(end)]
  const [chosenFrom, chosenTo] = [osloDateText(chosen.start), osloDateText(new Date(chosen.end.getTime() - 1))]
  const describe = (date: string, day: number): CalendarDay => ({
    date,
    day,
    state: date < first || date > last ? 'outside' : reserved.has(date) ? 'reserved' : 'free',
    isChosen: date >= chosenFrom && date <= chosenTo,
  })
  return monthsBetween(now, end).map((at) => ({ at, weeks: weeksOf(at, describe) }))
}

function monthsBetween(from: Date, to: Date): Date[] {
  const last = osloDateText(to).slice(0, 7)
  const months = [from]
  for (let at = from; osloDateText(at).slice(0, 7) < last; ) {
    at = addOsloMonths(from, months.length)
    months.push(at)
  }
  return months
}

function weeksOf(at: Date, describe: (date: string, day: number) => CalendarDay): (CalendarDay | undefined)[][] {
  const { year, month } = osloParts(at)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const prefix = osloDateText(at).slice(0, 8)
  const days = Array.from({ length }, (_, index) =>
    describe(`${prefix}${String(index + 1).padStart(2, '0')}`, index + 1),
  )
  const cells = [...Array<undefined>(before).fill(undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day]),
  )
}
