import { BULK_MAX, type BulkInput, type Values } from '@delebil/core-api/admin'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminReply } from '../../admin-records/admin-verb.ts'
import type { Writing } from '../../admin-records/rules.ts'
import type { AdminTable } from '../../admin-records/stores/table.ts'
import { beginWork } from './begin-work.ts'
import { findOwnRun } from './find-run.ts'
import { fixChanged, fixMatching, fixNamed } from './stores/bulk-records.ts'
import { insertBulkRun, type RunKey } from './stores/bulk-runs.ts'
import { toBulkRun } from './to-bulk-run.ts'

export type BulkAsked = BulkInput & { readonly values: Values; readonly rehearse: boolean }

const fix = async ({ call }: Writing, table: AdminTable, run: RunKey, asked: BulkAsked): Promise<void> => {
  const { ids, q, filter, undoes } = asked
  if (undoes !== undefined) await fixChanged(call.db, run, undoes)
  else if (ids) await fixNamed(call.db, table, run, ids)
  else {
    const selection = { q, filter, sort: table.resource.sort }
    const found = await fixMatching(call.db, table, run, selection, BULK_MAX)
    if (found > BULK_MAX) throw new Refusal('bulk.too-many')
  }
}

/** Begins a bulk change, or the rehearsal of one. Which records it is about is settled here, with the version of each. */
export const changeMany = async (writing: Writing, table: AdminTable, asked: BulkAsked): Promise<AdminReply> => {
  const { call } = writing
  const { action, undoes, why, values } = asked
  const { key: resource } = table.resource
  if ((action === 'undo') !== (undoes !== undefined)) throw new Refusal('resource.unknown')
  if (undoes !== undefined) {
    const undone = await findOwnRun(call, undoes)
    if (undone.resource !== resource || undone.isRehearsal) throw new Refusal('resource.unknown')
  }
  const { organizationId } = call.office
  const about = { organizationId, personId: call.caller.personId, at: call.now, resource, action }
  const id = await insertBulkRun(call.db, { ...about, sent: values, why, undoes, isRehearsal: asked.rehearse })
  const key = { organizationId, id }
  await fix(writing, table, key, asked)
  return { answer: { entity: await toBulkRun(await beginWork(writing, key), call), errors: [] } }
}
