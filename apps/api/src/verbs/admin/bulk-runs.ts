import type { BulkRun } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { findBulkRun, listBulkRuns } from '../../stores/admin/bulk-runs.ts'
import type { AdminVerbs } from './admin-verb.ts'

const told = <Run extends { at: Date; succeeded: number; failed: number }>(run: Run) => ({
  ...run,
  at: formatInstant(run.at),
  total: run.succeeded + run.failed,
})

/** What the caller's own bulk changes did. */
export const bulkRunVerbs: Pick<AdminVerbs, 'bulk-runs.list' | 'bulk-runs.get'> = {
  'bulk-runs.list': async (_context, { db, office, caller }) => {
    const runs = await listBulkRuns(db, { organizationId: office.organizationId, personId: caller.personId })
    return { answer: { data: runs.map(told) } }
  },
  'bulk-runs.get': async (_context, { db, office, caller, input }) => {
    const mine = { organizationId: office.organizationId, personId: caller.personId }
    const run = await findBulkRun<BulkRun['results']>(db, mine, input.params.id)
    if (run === undefined) throw new Refusal('resource.unknown')
    return { answer: told(run) }
  },
}
