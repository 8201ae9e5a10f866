import { checkPeriod, checkReservationPeriod, type Period } from '@delebil/validation'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'

/** Limits of a reservation's time that are there for members: staff pass them on purpose. */
export const passableLimits = ['period.start-in-past', 'period.too-far-ahead', 'period.too-long'] as const

/** What is wrong with a period; a start that is not new may lie in the past. */
export const periodProblem = (period: Period, hasNewStart: boolean, now: Date): ProblemCode | undefined =>
  hasNewStart ? checkReservationPeriod(period, now) : checkPeriod(period)

/** Refuses a period that no reservation has; what is only a limit for members is passed by saying why. */
export const refusePeriod = (problem: ProblemCode | undefined, isPassed: boolean): void => {
  if (problem === undefined) return
  const limit = passableLimits.find((code) => code === problem)
  if (limit === undefined) throw refuseField('end', problem)
  if (isPassed) return
  const fieldName = limit === 'period.too-long' ? 'end' : 'start'
  throw new Refusal(limit, { errors: [{ code: limit, message: problemText[limit], fieldName }] })
}
