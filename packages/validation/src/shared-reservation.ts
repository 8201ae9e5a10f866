import { HOUR_MS } from './time/duration.ts'

/** How long a shared reservation can be looked at after the trip (hours). */
export const SHARED_AFTER_TRIP_HOURS = 24

/** When the link of a shared reservation ends by itself: counted from the end of the trip, as it was or as it is promised. */
export function sharedUntil({ end, ended }: { end: Date; ended?: Date | undefined }): Date {
  return new Date((ended ?? end).getTime() + SHARED_AFTER_TRIP_HOURS * HOUR_MS)
}
