import type { ProblemCode } from './problem.ts'
import { addMinutes } from './time.ts'

/** A case of the staff is put off for so many days at most. */
export const POSTPONEMENT_MAX_DAYS = 90

/** Why a case cannot wait until then; N10. */
export function checkPostponement(until: Date, now: Date): ProblemCode | undefined {
  if (until <= now) return 'postponement.past'
  return until > addMinutes(now, POSTPONEMENT_MAX_DAYS * 1440) ? 'postponement.too-long' : undefined
}
