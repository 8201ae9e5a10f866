import { orRefuse } from '../../../platform/or-refuse.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { countResults } from './stores/bulk-records.ts'
import { findBulkRun, moveBulkRun, type RunKey, type StoredBulkRun } from './stores/bulk-runs.ts'
import { BATCH, workBatch } from './work-batch.ts'

const theRun = async ({ call }: Writing, key: RunKey): Promise<StoredBulkRun> =>
  orRefuse(await findBulkRun(call.db, key, 'locked'))

/** What waits of a run is worked: a few at once, more of them by whoever has time after this call. */
export const beginWork = async (writing: Writing, key: RunKey): Promise<StoredBulkRun> => {
  const { context, call } = writing
  const counts = await countResults(call.db, key)
  const state = counts.waiting > 0 ? 'working' : 'done'
  await moveBulkRun(call.db, key, { ...counts, state, problem: null }, call.now)
  if (counts.waiting > BATCH) await context.jobs.enqueue(call.db, 'bulk', { ...key })
  else if (counts.waiting > 0) await workBatch(writing, await theRun(writing, key))
  return theRun(writing, key)
}
