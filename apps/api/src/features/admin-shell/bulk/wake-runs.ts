import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { listStuckBulkRuns } from './stores/bulk-runs.ts'

const stuckMilliseconds = 120_000

/**
 * A run whose server went away while it was worked is gone on with. A server that starts asks for all of them: one that another
 * works is locked batch by batch, and done once all the same.
 */
export const wakeBulkRuns = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  now: Date,
  from: 'start' | 'schedule',
): Promise<void> => {
  const before = new Date(now.getTime() - (from === 'start' ? 0 : stuckMilliseconds))
  for (const run of await listStuckBulkRuns(database, before)) {
    await transaction(database, (tx) => jobs.enqueue(tx, 'bulk', run))
  }
}
