import { findResource } from '@delebil/core-api/admin'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { mayAny } from '../../admin-records/may-any.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { writingAs } from '../../admin-records/writing-as.ts'
import { findBulkRun, moveBulkRun, type RunKey, type StoredBulkRun } from './stores/bulk-runs.ts'
import { workBatch } from './work-batch.ts'

type Parts = { readonly context: Context; readonly siteUrl: string }

// Short enough for a server that is told to stop, and for whoever waits behind.
const turnMilliseconds = 5000

const mayWrite = (run: StoredBulkRun, { call }: Writing): boolean => {
  const { write } = findResource(run.resource) ?? {}
  return mayAny(call.office, write)
}

/** One batch in a transaction of its own; true where more are left. */
const step = (parts: Parts, key: RunKey): Promise<boolean> =>
  transaction(parts.context.database, async (tx) => {
    const run = await findBulkRun(tx, key, 'locked')
    if (run?.state !== 'working') return false
    const { organizationId, personId } = run
    const writing = await writingAs(parts, tx, { organizationId, personId, address: 'bulk' })
    if (mayWrite(run, writing)) await workBatch(writing, run)
    else await moveBulkRun(tx, run, { ...run, state: 'stopped', problem: 'permission.missing' }, writing.call.now)
    return true
  })

/** Works a run for a while, batch by batch, and asks for the rest to be done after that. */
export const workBulkRun = async (parts: Parts, key: RunKey): Promise<void> => {
  const until = Date.now() + turnMilliseconds
  while (await step(parts, key)) {
    if (Date.now() < until) continue
    const { database, jobs } = parts.context
    return transaction(database, (tx) => jobs.enqueue(tx, 'bulk', key))
  }
}
