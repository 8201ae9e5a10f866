import { adminResources, findResource } from '@delebil/core-api/admin'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminCall } from '../../admin-records/admin-verb.ts'
import { mayAny } from '../../admin-records/may-any.ts'
import { findBulkRun, type StoredBulkRun } from './stores/bulk-runs.ts'

type Asking = Pick<AdminCall, 'db' | 'office' | 'caller'>

// Whoever may change records sees what came of it.
const mayDo = ({ office }: Asking, key: string, what: 'read' | 'write'): boolean => {
  const { read = [], write = [] } = findResource(key) ?? {}
  return mayAny(office, what === 'write' ? write : [...read, ...write])
}

/** The kinds of records whose runs the caller sees. */
export const readable = (call: Asking): string[] =>
  Object.keys(adminResources).filter((key) => mayDo(call, key, 'read'))

/** A run of records that the caller may read, or change. Rehearsals are seen by nobody but who made them. */
export const findRun = async (
  call: Asking,
  id: number,
  what: 'read' | 'write' = 'read',
  lock?: 'locked',
): Promise<StoredBulkRun> => {
  const run = await findBulkRun(call.db, { organizationId: call.office.organizationId, id }, lock)
  const isHidden = run?.isRehearsal && run.personId !== call.caller.personId
  if (run === undefined || isHidden || !mayDo(call, run.resource, what)) throw new Refusal('resource.unknown')
  return run
}

/** A run of the caller's own: nobody goes on with, or takes back, what another did. */
export const findOwnRun = async (call: Asking, id: number, lock?: 'locked'): Promise<StoredBulkRun> => {
  const run = await findRun(call, id, 'write', lock)
  if (run.personId !== call.caller.personId) throw new Refusal('resource.unknown')
  return run
}
