import { doOrRehearse } from '../../../platform/db/do-or-rehearse.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { type BulkRecord, listWaiting, saveResults } from './stores/bulk-records.ts'
import { moveBulkRun, type RecordState, type StoredBulkRun } from './stores/bulk-runs.ts'
import { taskOf } from './task-of.ts'
import { mayClash, tryRecord } from './try-record.ts'

/** So many records are worked in one transaction: none is locked for long, and stopping waits for no more than these. */
export const BATCH = 20

/**
 * Works the next records of a run that the caller has locked, and keeps what became of each. A rehearsal undoes each batch: where
 * records can be in each other's way all of them are one, or those of one batch would not be seen by the next.
 */
export const workBatch = async (writing: Writing, run: StoredBulkRun): Promise<void> => {
  const { db, now } = writing.call
  const next = await listWaiting(db, run, BATCH)
  const task = await taskOf(writing, run, next)
  const isWhole = run.isRehearsal && mayClash(task)
  const records = isWhole ? await listWaiting(db, run, run.waiting) : next
  const results = await doOrRehearse(db, run.isRehearsal, async () => {
    const tried: BulkRecord[] = []
    for (const record of records) tried.push(await tryRecord(writing, task, record))
    return tried
  })
  await saveResults(db, run, results)
  const count = (state: RecordState) => results.filter((result) => result.state === state).length
  const waiting = run.waiting - results.length
  const counts = {
    waiting,
    done: run.done + count('done'),
    same: run.same + count('same'),
    failed: run.failed + count('failed'),
  }
  await moveBulkRun(db, run, { ...counts, state: waiting > 0 ? 'working' : 'done', problem: null }, now)
}
