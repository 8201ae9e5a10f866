import { formatDateTime, memberProblemTextOf, type ProblemCode } from '@delebil/validation/text'
import type { Law } from '../data/law-of.ts'
import { texts } from '../locale/texts.ts'

/** Why the car stays shut: when it can be opened, or that the time for it is over; any other reason in its own words. */
export function closedText(problem: ProblemCode, { opens }: Law['window'], now: Date): string {
  if (problem !== 'reservation.outside-window') return memberProblemTextOf(problem)
  return now < opens ? texts.open.tooEarly(formatDateTime(opens)) : texts.open.tooLate
}
