import { addMinutes, addOsloDays, osloInstant, osloParts } from '@delebil/validation/time'

/** Until when a case may wait. */
export const postponements = {
  30: 'En halvtime',
  60: 'En time',
  180: 'Tre timer',
  morning: 'I morgen kl. 08',
  monday: 'Mandag kl. 08',
} as const

const MORNING = 8
const WEEK = 7

/** The moment that is meant. */
export function postponedUntil(choice: string, now: Date): Date {
  if (choice !== 'morning' && choice !== 'monday') return addMinutes(now, Number(choice))
  const { year, month, day } = osloParts(now)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const days = choice === 'morning' ? 1 : (WEEK + 1 - weekday) % WEEK || WEEK
  return addOsloDays(osloInstant({ year, month, day, hour: MORNING }), days)
}
