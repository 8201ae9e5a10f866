import type { Reservation } from '@delebil/core-api'
import {
  ACT_WINDOW_MINUTES,
  addMinutes,
  formatDateTime,
  formatDuration,
  isActiveReservation,
  isInOpenWindow,
  mayReportDamage,
  periodMinutes,
  type ReservationTimes,
} from '@delebil/validation'
import { texts } from '../locale/texts.ts'

export type Timed = Pick<Reservation, 'state' | 'start' | 'end' | 'effectiveEnd' | 'started' | 'ended'>

/** The moments of a reservation as the rules want them. */
export function readTimes(reservation: Timed): ReservationTimes & { effectiveEnd: Date; started: Date | undefined } {
  const { state, start, end, effectiveEnd, started, ended } = reservation
  const moment = (text: string | null) => (text === null ? undefined : new Date(text))
  return {
    state,
    start: new Date(start),
    end: new Date(end),
    effectiveEnd: new Date(effectiveEnd),
    started: moment(started),
    ended: moment(ended),
  }
}

/** 'starter om 2 t 10 min', 'pågår, 1 t igjen'; undefined where nothing is to be waited for. */
export function countdown(reservation: Timed, now: Date): string | undefined {
  const times = readTimes(reservation)
  if (!isActiveReservation(times)) return undefined
  const minutesUntil = (at: Date) => periodMinutes({ start: now, end: at })
  if (now < times.start && !times.started) return texts.reservation.startsIn(formatDuration(minutesUntil(times.start)))
  if (now < times.end) return texts.reservation.ongoing(formatDuration(minutesUntil(times.end)))
  return texts.reservation.overdue(formatDuration(-minutesUntil(times.end)))
}

/** Why the car can't be opened now; undefined inside the open window. */
export function openProblem(reservation: Timed, now: Date): string | undefined {
  const times = readTimes(reservation)
  if (isInOpenWindow(times, now)) return undefined
  const opensAt = addMinutes(times.start, -ACT_WINDOW_MINUTES)
  return now < opensAt ? texts.open.tooEarly(formatDateTime(opensAt)) : texts.open.tooLate
}

/** What a member may do with a reservation at `now`. */
export interface PossibleActions {
  readonly open: boolean
  readonly lock: boolean
  readonly extend: boolean
  readonly startNow: boolean
  readonly end: boolean
  readonly cancel: boolean
  readonly swap: boolean
  readonly drivers: boolean
  /** Damages, deviations and pictures of the car. */
  readonly report: boolean
}

/** Before the trip one cancels, swaps and starts; once the car opens one locks it; during it one ends; an ended reservation is only read. */
export function possibleActions(reservation: Timed, now: Date): PossibleActions {
  const times = readTimes(reservation)
  const isActive = isActiveReservation(times)
  const hasBegun = times.started !== undefined || now >= times.start
  const isAhead = isActive && !hasBegun
  return {
    open: isActive,
    lock: isActive && (hasBegun || isInOpenWindow(times, now)),
    extend: isActive && now < times.end,
    startNow: isAhead,
    end: isActive && hasBegun,
    cancel: isAhead,
    swap: isAhead,
    drivers: isActive,
    report: mayReportDamage(times, now),
  }
}
