import { defaultSearchEnd, type Period, roundUpToHalfHour } from '@delebil/validation'
import { addOsloDays, laterOf, osloInstant, osloParts } from '@delebil/validation/time'
import { searchTexts } from '../locale/search-texts.ts'
import { describeDays } from './describe-search.ts'

/** A time that many ask for, one press away. */
export interface QuickTime {
  readonly id: 'now' | 'tonight' | 'tomorrow' | 'weekend'
  readonly label: string
  readonly period: Period
}

const EVENING_HOUR = 17
const MORNING_HOUR = 9
const WEEKEND_START_HOUR = 16
const WEEKEND_END_HOUR = 20
const FRIDAY = 5
const SATURDAY = 6

/** Those that make sense at `now`, soonest first. */
export function quickTimes(now: Date): QuickTime[] {
  const next = roundUpToHalfHour(now)
  const evening = atHour(now, 0, EVENING_HOUR)
  const weekend = weekendAfter(now, next)
  return [
    { id: 'now', label: searchTexts.now, period: { start: now, end: defaultSearchEnd(next) } },
    ...(next < evening
      ? [
          {
            id: 'tonight' as const,
            label: searchTexts.tonight,
            period: { start: evening, end: defaultSearchEnd(evening) },
          },
        ]
      : []),
    {
      id: 'tomorrow',
      label: searchTexts.tomorrow,
      period: { start: atHour(now, 1, MORNING_HOUR), end: atHour(now, 1, EVENING_HOUR) },
    },
    { id: 'weekend', label: searchTexts.weekend(describeDays(weekend.start, weekend.end)), period: weekend },
  ]
}

/** From Friday afternoon to Sunday evening; on a Saturday what is left of it, on a Sunday the next. */
function weekendAfter(now: Date, next: Date): Period {
  const { year, month, day } = osloParts(now)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const daysToFriday = weekday === SATURDAY ? -1 : FRIDAY - weekday
  return {
    start: laterOf(atHour(now, daysToFriday, WEEKEND_START_HOUR), next),
    end: atHour(now, daysToFriday + 2, WEEKEND_END_HOUR),
  }
}

function atHour(now: Date, days: number, hour: number): Date {
  const { year, month, day } = osloParts(addOsloDays(now, days))
  return osloInstant({ year, month, day, hour })
}
