import { type Period, roundUpToHalfHour } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { checkWaitPeriod } from '@delebil/validation/wait-list'

/** A car that is wanted now is waited for from the next half hour that leaves time to be told. */
const LEAST_MINUTES_AHEAD = 10

/** The window that can be waited for; undefined where there is none. */
export function waitPeriod({ start, end }: Period, now: Date): Period | undefined {
  const earliest = addMinutes(now, LEAST_MINUTES_AHEAD)
  const period = { start: start < earliest ? roundUpToHalfHour(earliest) : start, end }
  return checkWaitPeriod(period, now) === undefined ? period : undefined
}
