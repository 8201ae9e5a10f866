/** Elapsed lengths in milliseconds. There is no DAY_MS: a calendar day in Oslo has 23, 24 or 25 hours. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** `at` moved by elapsed minutes (negative goes back). */
export function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS)
}

/** The first of two instants. */
export function earlierOf(a: Date, b: Date): Date {
  return new Date(Math.min(a.getTime(), b.getTime()))
}

/** The last of two instants. */
export function laterOf(a: Date, b: Date): Date {
  return new Date(Math.max(a.getTime(), b.getTime()))
}
