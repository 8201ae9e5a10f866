import type { Availability } from '@delebil/core-api'
import { MIN_RESERVATION_MINUTES, type Period, periodMinutes } from '@delebil/validation'

/** Whether a car can be booked for the chosen window. */
export type Bookability =
  | { readonly name: 'unknown' }
  | { readonly name: 'free' }
  | { readonly name: 'partial'; readonly free: Period }
  | { readonly name: 'taken' }

/** Reads it off the availability of the window. */
export function bookability(availability: Availability | undefined): Bookability {
  if (!availability) return { name: 'unknown' }
  if (availability.isPeriodAvailable) return { name: 'free' }
  const free = longestFreeStretch(availability)
  return free ? { name: 'partial', free } : { name: 'taken' }
}

/** The longest free stretch that a reservation fits into. */
function longestFreeStretch({ availablePeriods }: Pick<Availability, 'availablePeriods'>): Period | undefined {
  const stretches = availablePeriods.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
  return stretches
    .filter((stretch) => periodMinutes(stretch) >= MIN_RESERVATION_MINUTES)
    .toSorted((a, b) => periodMinutes(b) - periodMinutes(a))[0]
}
