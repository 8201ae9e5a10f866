import { addMinutes } from './time/duration.ts'

/** A caller who was checked counts as checked for this long (minutes). */
export const CALLER_CHECK_MINUTES = 10
/** A caller answers so many questions rightly, at least. */
export const CALLER_CHECK_ANSWERS = 2

/** What a caller can be asked. */
export const callerQuestions = ['CONTACT', 'MEMBERSHIP', 'THIS_TRIP', 'LAST_TRIP', 'CARD'] as const
export type CallerQuestion = (typeof callerQuestions)[number]

/** Until when a check counts. */
export function callerCheckedUntil(checkedAt: Date): Date {
  return addMinutes(checkedAt, CALLER_CHECK_MINUTES)
}

/** Whether a caller who was checked then still counts as checked. */
export function isCallerChecked(checkedAt: Date, now: Date): boolean {
  return checkedAt <= now && now < callerCheckedUntil(checkedAt)
}
