import type { ProblemCode } from '@delebil/validation/text'
import { passableLimits, periodProblem } from '../reservations/refuse-period.ts'
import type { Movable } from './stores/moves.ts'

type Wanted = { readonly start: Date; readonly end: Date }

/** The limits for members that a move passes, which staff may pass on purpose. What holds for everybody is not among them. */
export const moveLimits = (before: Movable, { start, end }: Wanted, now: Date): ProblemCode[] => {
  const problem = periodProblem({ start, end }, start.getTime() !== before.start.getTime(), now)
  const limit = passableLimits.find((code) => code === problem)
  return [...(limit ? [limit] : []), ...(before.membershipState === 'ACTIVE' ? [] : ['membership.not-active' as const])]
}
