import { changeEntries, isAdminKey } from '@delebil/core-api/admin'
import * as v from 'valibot'
import type { Writing } from '../../admin-records/rules.ts'
import { resourceOf } from '../../admin-records/server-resource.ts'
import { listResultsOf, type WaitingRecord } from './stores/bulk-records.ts'
import { findBulkRun, type StoredBulkRun } from './stores/bulk-runs.ts'
import type { Task } from './try-record.ts'

const undoneBy = async ({ call: { db } }: Writing, { organizationId, undoes }: StoredBulkRun, ids: number[]) => {
  if (undoes === null) return undefined
  const key = { organizationId, id: undoes }
  const run = await findBulkRun(db, key)
  const results = await listResultsOf(db, key, ids)
  return { action: run?.action ?? '', results: new Map(results.map((result) => [result.id, result])) }
}

/** What a run does with these of its records. */
export const taskOf = async (
  writing: Writing,
  run: StoredBulkRun,
  records: readonly WaitingRecord[],
): Promise<Task> => {
  if (!isAdminKey(run.resource)) throw new Error(`There is no resource "${run.resource}".`)
  const about = resourceOf(writing.context, run.resource)
  return {
    about,
    action: run.action,
    // It was kept as it travels: moments are text again.
    sent: v.parse(v.object(changeEntries(about.resource.fields)), run.sent),
    why: run.why ?? undefined,
    undone: await undoneBy(
      writing,
      run,
      records.map(({ id }) => id),
    ),
  }
}
