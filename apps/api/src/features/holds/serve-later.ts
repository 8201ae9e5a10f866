import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { CarKey } from '../fleet/stores/car-busy.ts'
import type { EndedHold } from './hold-store.ts'

type Parts = Pick<Context, 'jobs'>

/**
 * A car came free: whoever waits for it is asked after the commit. Always, not only where somebody waits: an entry that is made
 * at the same moment is not seen yet.
 */
export const serveCarLater = ({ jobs }: Parts, tx: Queryable, { organizationId, carId }: CarKey): Promise<void> =>
  jobs.enqueue(tx, 'wait-list', { organizationId, carId })

/** Holds ended: their cars are free for the next, and their persons for other cars. */
export const serveAfterHolds = async ({ jobs }: Parts, tx: Queryable, ended: readonly EndedHold[]): Promise<void> => {
  for (const { organizationId, carId, personId } of ended) {
    await jobs.enqueue(tx, 'wait-list', { organizationId, carId })
    await jobs.enqueue(tx, 'wait-list', { organizationId, personId })
  }
}
