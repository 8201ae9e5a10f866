import type { AdminKey, AnyRecord } from '@delebil/core-api/admin'
import { Refusal } from '../../platform/refusal.ts'
import type { Writing } from './rules.ts'
import { resourceOf } from './server-resource.ts'
import { putBackRemoved } from './stores/removed-records.ts'
import { violationOf } from './stores/write-records.ts'
import { orRefuse, readRecord, saveChange } from './write-record.ts'

/** So long what staff deleted can be brought back. */
export const restorableMilliseconds = 24 * 60 * 60_000

/** Since when what was deleted can still be brought back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - restorableMilliseconds)

/** What it points at was deleted, too: it can't be what it was. */
export const refuseLost = (error: unknown): never => {
  throw violationOf(error)?.kind === 'in-use' ? new Refusal('resource.unknown') : error
}

/** Brings back a record that was deleted, the same that it was: its id, its history and what went with it. */
export const restoreRecord = async (writing: Writing, resource: AdminKey, id: number): Promise<AnyRecord> => {
  const table = resourceOf(writing.context, resource)
  const { db, office, now } = writing.call
  const key = { organizationId: office.organizationId, resource, id }
  const isBack = await orRefuse(table, putBackRemoved(db, table, key, restorableSince(now)).catch(refuseLost))
  if (!isBack) throw new Refusal('resource.unknown')
  await table.rules.written?.(writing, {}, id)
  const after = await readRecord(writing, resource, id)
  await saveChange(writing, table, id, 'restore', [undefined, after], undefined)
  return after
}
