import { MIN_RESERVATION_MINUTES, type Period } from './reservation-period.ts'
import { addMinutes, earlierOf, laterOf } from './time/duration.ts'

/** The room that a period may be moved in. Where it is under 60 minutes wide, the 60 minutes win and run past `latest`. */
export type PeriodBounds = { earliest?: Date | undefined; latest?: Date | undefined }

function lastStart(bounds: PeriodBounds): Date | undefined {
  if (bounds.latest === undefined) return undefined
  const last = addMinutes(bounds.latest, -MIN_RESERVATION_MINUTES)
  return bounds.earliest === undefined ? last : laterOf(last, bounds.earliest)
}

function keepStart(start: Date, bounds: PeriodBounds): Date {
  const last = lastStart(bounds)
  const notLate = last === undefined ? start : earlierOf(start, last)
  return bounds.earliest === undefined ? notLate : laterOf(notLate, bounds.earliest)
}

function keepEnd(end: Date, bounds: PeriodBounds): Date {
  const notLate = bounds.latest === undefined ? end : earlierOf(end, bounds.latest)
  return bounds.earliest === undefined
    ? notLate
    : laterOf(notLate, addMinutes(bounds.earliest, MIN_RESERVATION_MINUTES))
}

/** The period after its start is moved to `start`: the end stays unless it must be pushed to keep 60 minutes. */
export function pushEnd(period: Period, start: Date, bounds: PeriodBounds = {}): Period {
  const kept = keepStart(start, bounds)
  return { start: kept, end: laterOf(keepEnd(period.end, bounds), addMinutes(kept, MIN_RESERVATION_MINUTES)) }
}

/** The period after its end is moved to `end`: the start stays unless it must be pushed to keep 60 minutes. */
export function pushStart(period: Period, end: Date, bounds: PeriodBounds = {}): Period {
  const kept = keepEnd(end, bounds)
  return { start: earlierOf(keepStart(period.start, bounds), addMinutes(kept, -MIN_RESERVATION_MINUTES)), end: kept }
}
