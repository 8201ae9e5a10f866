import { concurrentLimit, type Period, type Policy } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { countConcurrent } from './stores/reservations.ts'

type Limited = {
  readonly organizationId: number
  readonly membershipId: number
  /** The membership's own. */
  readonly limit: number | null | undefined
}

/** Whether a membership has as many reservations in a period as it may have. Ask under `lockMembership` where something hangs on it. */
export const isLimitReached = async (
  db: Queryable,
  { limit: own, ...membership }: Limited,
  policy: Pick<Policy, 'concurrentReservations'>,
  period: Period,
): Promise<boolean> => {
  const limit = concurrentLimit(own, policy)
  return limit !== null && (await countConcurrent(db, membership, period)) >= limit
}
