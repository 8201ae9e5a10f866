import type { Reservation } from '@delebil/core-api'
import type { Period, ReservationFor } from '@delebil/validation'

export type Timed = Pick<Reservation, 'state' | 'start' | 'end' | 'effectiveEnd' | 'started' | 'ended'>

/** The moments of a reservation as the rules want them. */
export function readTimes({ state, start, end, effectiveEnd, started, ended }: Timed): ReservationFor {
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

/** From when to when a reservation was: until its trip was ended, and until its end where none was. */
export function shownPeriod(reservation: Timed): Period {
  const { start, end, ended } = readTimes(reservation)
  return { start, end: ended ?? end }
}
