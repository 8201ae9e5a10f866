import { type BulkRun, type BulkRunLine, isAdminKey } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import type { AdminCall } from '../../admin-records/admin-verb.ts'
import type { Rules } from '../../admin-records/rules.ts'
import { serverResources } from '../server-resources.ts'
import { listReasons, listResults } from './stores/bulk-records.ts'
import type { StoredBulkRun } from './stores/bulk-runs.ts'

const rulesOf = (key: string): Rules | undefined => (isAdminKey(key) ? serverResources[key].rules : undefined)
const hasInverse = ({ resource, action }: StoredBulkRun): boolean =>
  action === 'change' || rulesOf(resource)?.acts?.[action]?.undo !== undefined

/** A run as it is answered in a list. */
export const toLine = (run: StoredBulkRun, { caller }: Pick<AdminCall, 'caller'>): BulkRunLine => {
  const { organizationId: _organization, personId, at, sent, ...reported } = run
  const isMine = personId === caller.personId
  return {
    ...reported,
    at: formatInstant(at),
    values: sent,
    isMine,
    canUndo: isMine && !run.isRehearsal && run.state !== 'working' && run.done > 0 && hasInverse(run),
    total: run.waiting + run.done + run.same + run.failed,
  }
}

const SAMPLE = 5

/** A run with what it changed and left, once it works no more. */
export const toBulkRun = async (run: StoredBulkRun, call: Pick<AdminCall, 'db' | 'caller'>): Promise<BulkRun> => {
  const line = toLine(run, call)
  if (run.state === 'working') return { ...line, sample: [], reasons: [] }
  const first = await listResults(call.db, run, { state: 'done', size: SAMPLE })
  const sample = first.map(({ place: _place, ...result }) => result) as BulkRun['sample']
  return { ...line, sample, reasons: await listReasons(call.db, run) }
}
