import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Changed, unlessTaken } from './reservation-updates.ts'
import type { ReservationKey } from './reservations.ts'

const set = async (tx: Queryable, key: ReservationKey, assignments: string, ...values: unknown[]): Promise<void> => {
  await tx.change(`update reservation set ${assignments} where organization_id = $1 and id = $2`, [
    key.organizationId,
    key.id,
    ...values,
  ])
}

/** The car is promised again, unless somebody has got it meanwhile. Hold the lock of the reservation. */
export const reopen = (tx: Queryable, key: ReservationKey): Promise<Changed> => {
  // A trip that ended before its time began holds nothing, as when it ended.
  const blocking = 'blocking = (ended_at is null or ended_at > start_at)'
  return unlessTaken(tx, () => set(tx, key, `canceled_at = null, voided_at = null, ${blocking}`))
}

/** No longer annulled, and cancelled as before. */
export const unvoid = (tx: Queryable, key: ReservationKey): Promise<void> => set(tx, key, 'voided_at = null')

export const requestReview = (tx: Queryable, key: ReservationKey): Promise<void> =>
  set(tx, key, 'needs_review = true, postponed_until = null')

export const setAssignee = (tx: Queryable, key: ReservationKey, personId: number | null): Promise<void> =>
  set(tx, key, 'keeper_id = $3', personId)

/** Until when it may wait; null for not at all. */
export const setPostponement = (tx: Queryable, key: ReservationKey, until: Date | null, at: Date): Promise<void> =>
  set(tx, key, 'postponed_until = $3, postponed_at = $4', until, at)
