import { findResource } from '@delebil/core-api/admin'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { mayAny } from '../../admin-records/may-any.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { listPermissions } from '../../sessions/stores/staff-permissions.ts'
import { findStanding } from '../../sessions/stores/standing.ts'
import { findBulkRun, moveBulkRun, type RunKey, type StoredBulkRun } from './stores/bulk-runs.ts'
import { workBatch } from './work-batch.ts'

type Parts = { readonly context: Context; readonly siteUrl: string }

// Short enough for a server that is told to stop, and for whoever waits behind.
const turnMilliseconds = 5000

/** What the person who began the run may do at this moment. */
const writingAs = async ({ context, siteUrl }: Parts, tx: Queryable, run: StoredBulkRun): Promise<Writing> => {
  const granted = await listPermissions(tx, run.personId)
  const held = granted.find(({ organizationId }) => organizationId === run.organizationId)?.permissions ?? []
  return {
    context,
    call: {
      caller: { personId: run.personId, sessionTokenHash: Buffer.alloc(0), ...(await findStanding(tx, run.personId)) },
      office: { organizationId: run.organizationId, permissions: new Set(held) },
      db: tx,
      now: new Date(),
      siteOrigin: siteUrl,
      address: 'bulk',
    },
  }
}

const mayWrite = (run: StoredBulkRun, { call }: Writing): boolean => {
  const { write } = findResource(run.resource) ?? {}
  return mayAny(call.office, write)
}

/** One batch in a transaction of its own; true where more are left. */
const step = (parts: Parts, key: RunKey): Promise<boolean> =>
  transaction(parts.context.database, async (tx) => {
    const run = await findBulkRun(tx, key, 'locked')
    if (run?.state !== 'working') return false
    const writing = await writingAs(parts, tx, run)
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
