import type { Availability } from '@delebil/core-api'
import type { Period } from '@delebil/validation'
import { longestFreeStretch } from './data.ts'

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
