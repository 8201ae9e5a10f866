import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { lockCars } from '../fleet/stores/car-locks.ts'
import { endExpiredHolds, endHoldsOfEntries, listPassableHolds } from './hold-store.ts'
import { serveAfterHolds } from './serve-later.ts'

/** Who wants which cars when. With `personId` the person's own holds are taken over. */
export type Claim = {
  readonly organizationId: number
  readonly carIds: readonly number[]
  readonly start: Date
  readonly end: Date
  readonly personId?: number | undefined
}

/** Whether a hold is in the way that has run out or is the person's own. */
export const hasPassableHolds = async (
  db: Queryable,
  { organizationId, carIds, personId, ...period }: Claim,
  now: Date,
): Promise<boolean> =>
  (await listPassableHolds(db, { organizationId, carIds }, { personId, ...period }, now)).length > 0

/**
 * For a booking or a change that found its car taken: clears away the holds of the car that have run out, and takes over the
 * person's own. True where there was one: then it is worth another try, in the same transaction.
 */
export const passHolds = async (
  { jobs }: Pick<Context, 'jobs'>,
  tx: Queryable,
  claim: Claim,
  now: Date,
): Promise<boolean> => {
  const { organizationId, carIds, personId } = claim
  const holds = await listPassableHolds(tx, { organizationId, carIds }, { ...claim, personId }, now)
  if (holds.length === 0) return false
  await lockCars(tx, organizationId, carIds)
  const own = holds.filter(({ isOver }) => !isOver).map(({ id }) => id)
  const ended = [
    ...(await endExpiredHolds(tx, organizationId, carIds, now)),
    ...(await endHoldsOfEntries(tx, 'BOOKED', organizationId, own)),
  ]
  await serveAfterHolds({ jobs }, tx, ended)
  return true
}
