import { type BulkResult, findResource } from '@delebil/core-api/admin'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { refuseOldProof } from '../../admin-records/refuse-old-proof.ts'
import { beginWork } from './begin-work.ts'
import { findOwnRun, findRun, readable } from './find-run.ts'
import { letWait, listResults } from './stores/bulk-records.ts'
import { listBulkRuns, makeBulkRunReal, moveBulkRun, setBulkWhy } from './stores/bulk-runs.ts'
import { toBulkRun, toLine } from './to-bulk-run.ts'

/** What became of bulk changes, and how they go on. */
export const bulkRunVerbs = {
  'bulk-runs.list': async (_context, call) => {
    const { resource, before } = call.input.query
    const resources = readable(call).filter((key) => resource === undefined || key === resource)
    const seen = { organizationId: call.office.organizationId, personId: call.caller.personId, resources, before }
    const runs = await listBulkRuns(call.db, seen)
    return { answer: { data: runs.map((run) => toLine(run, call)) } }
  },
  'bulk-runs.get': async (_context, call) => ({
    answer: await toBulkRun(await findRun(call, call.input.params.id), call),
  }),
  'bulk-runs.results': async (_context, call) => {
    const { size, state, after } = call.input.query
    const run = await findRun(call, call.input.params.id)
    const found = await listResults(call.db, run, { state, after, size: size + 1 })
    const data = found.slice(0, size).map(({ place: _place, ...result }) => result) as BulkResult[]
    return { answer: { data, after: found.length > size ? (found[size - 1]?.place ?? null) : null } }
  },
  'bulk-runs.start': async (context, call) => {
    const { failed, why } = call.input.body
    const run = await findOwnRun(call, call.input.params.id, 'locked')
    // It may have been rehearsed long ago.
    if (findResource(run.resource)?.secondStep === 'recent') await refuseOldProof(call)
    if (why) await setBulkWhy(call.db, run, why)
    if (run.isRehearsal && run.state === 'done') {
      await letWait(call.db, run, 'done')
      await makeBulkRunReal(call.db, run, call.now)
    } else if (failed && run.state !== 'working') await letWait(call.db, run, 'failed', 'anew')
    const begun = await beginWork({ context, call }, run)
    return { answer: { entity: await toBulkRun(begun, call), errors: [] } }
  },
  'bulk-runs.stop': async (_context, call) => {
    const run = await findRun(call, call.input.params.id, 'write', 'locked')
    if (run.state === 'working') await moveBulkRun(call.db, run, { ...run, state: 'stopped', problem: null }, call.now)
    return { answer: { entity: await toBulkRun(await findRun(call, run.id), call), errors: [] } }
  },
} satisfies Partial<AdminVerbs>
