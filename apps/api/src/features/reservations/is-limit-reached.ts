import type { Period } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { countConcurrent } from './stores/reservations.ts'

type Limited = {
  readonly organizationId: number
  readonly membershipId: number
  readonly limit: number | null | undefined
}

/** Whether a membership has as many reservations in a period as it may have. Ask under `lockMembership` where something hangs on it. */
export const isLimitReached = async (
  db: Queryable,
  { limit, ...membership }: Limited,
  period: Period,
): Promise<boolean> => limit != null && (await countConcurrent(db, membership, period)) >= limit
