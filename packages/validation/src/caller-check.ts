import { addMinutes } from './duration.ts'

/** A caller who was checked counts as checked for this long (minutes). */
export const CALLER_CHECK_MINUTES = 10
/** A caller answers so many questions rightly, at least. */
export const CALLER_CHECK_ANSWERS = 2

/** What a caller can be asked, and what a person reads for it. */
export const callerQuestionText = {
  CONTACT: 'Telefon eller e-post',
  MEMBERSHIP: 'Navn på medlemskapet',
  THIS_TRIP: 'Bil og tid for turen',
  LAST_TRIP: 'Forrige tur',
  CARD: 'Nummer på nøkkelkortet',
} as const
export type CallerQuestion = keyof typeof callerQuestionText
export const callerQuestions = Object.keys(callerQuestionText) as readonly CallerQuestion[]

/** Until when a check counts. */
export function callerCheckedUntil(checkedAt: Date): Date {
  return addMinutes(checkedAt, CALLER_CHECK_MINUTES)
}

/** Whether a caller who was checked then still counts as checked. */
export function isCallerChecked(checkedAt: Date, now: Date): boolean {
  return checkedAt <= now && now < callerCheckedUntil(checkedAt)
}
