import { checkPeriod, checkReservationPeriod, type ProblemCode } from '@delebil/validation'
import type { Movable } from '../../stores/admin/moves.ts'

type Wanted = { readonly start: Date; readonly end: Date }

/** The limits for members that a move passes, which staff may pass on purpose. What holds for everybody is not among them. */
export const moveLimits = (before: Movable, { start, end }: Wanted, now: Date): ProblemCode[] => {
  const hasNewStart = start.getTime() !== before.start.getTime()
  const period = hasNewStart ? checkReservationPeriod({ start, end }, now) : checkPeriod({ start, end })
  const passed = ['period.start-in-past', 'period.too-far-ahead', 'period.too-long'] as const
  const limit = passed.find((code) => code === period)
  return [...(limit ? [limit] : []), ...(before.membershipState === 'ACTIVE' ? [] : ['membership.not-active' as const])]
}
