import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { listStuckBulkRuns } from '../../../stores/admin/bulk-runs.ts'

const stuckMilliseconds = 120_000

/** A run whose server went away while it was worked is gone on with. */
export const wakeBulkRuns = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  now: Date,
): Promise<void> => {
  for (const run of await listStuckBulkRuns(database, new Date(now.getTime() - stuckMilliseconds))) {
    await transaction(database, (tx) => jobs.enqueue(tx, 'bulk', run))
  }
}
