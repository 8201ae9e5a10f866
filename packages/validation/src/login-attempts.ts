/** From this many failures in a row a delay is asked for. */
export const LOGIN_FREE_FAILURES = 5
/** The first delay; each failure more doubles it (seconds). */
export const LOGIN_FIRST_DELAY_SECONDS = 5
/** No delay is longer than this (seconds). */
export const LOGIN_MAX_DELAY_SECONDS = 15 * 60

/** A link that lets a browser try in spite of a delay works once, for so long (minutes). */
export const LOGIN_LINK_MINUTES = 15
/** So long a browser that was logged in from is known (days). */
export const KNOWN_BROWSER_DAYS = 180

/** How long to wait after `failures` failed log-ins in a row before the next is looked at (seconds). */
export function loginDelay(failures: number): number {
  if (failures < LOGIN_FREE_FAILURES) return 0
  return Math.min(LOGIN_FIRST_DELAY_SECONDS * 2 ** (failures - LOGIN_FREE_FAILURES), LOGIN_MAX_DELAY_SECONDS)
}
