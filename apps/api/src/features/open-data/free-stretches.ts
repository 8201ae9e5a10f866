import { availabilityOf, MIN_RESERVATION_MINUTES, type Period, periodMinutes } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'

/** Left out: nothing is booked after `start`. */
export type FreeStretch = { readonly start: Date; readonly end?: Date }

/** The stretches from `now` that are long enough to be booked, in order; only the last has no end. `busy` in any order. */
export const freeStretches = (now: Date, busy: readonly Period[]): FreeStretch[] => {
  const lastEnd = busy.reduce((latest, { end }) => Math.max(latest, end.getTime()), now.getTime())
  const horizon = addMinutes(new Date(lastEnd), MIN_RESERVATION_MINUTES)
  return availabilityOf({ start: now, end: horizon }, busy)
    .free.filter((free) => periodMinutes(free) >= MIN_RESERVATION_MINUTES)
    .map(({ start, end }) => (end.getTime() === horizon.getTime() ? { start } : { start, end }))
}
