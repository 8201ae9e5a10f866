import type { AdminKey, AnyRecord, Values } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import type { FieldChanges } from '../../../platform/audit/change-store.ts'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import { savepoint } from '../../../platform/db/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Act, Writing } from '../../admin-records/rules.ts'
import { resourceOf, type ServerResource } from '../../admin-records/server-resource.ts'
import type { AdminTable } from '../../admin-records/stores/table.ts'
import { changesBetween } from '../../admin-records/to-record.ts'
import { inverseOf, refuseChangedSince } from '../../admin-records/undo-change.ts'
import { changeRecord, readRecord, removeRecord } from '../../admin-records/write-record.ts'
import type { BulkRecord, WaitingRecord } from './stores/bulk-records.ts'

/** What is done with each record of a run. */
export type Task = {
  readonly about: ServerResource
  readonly action: string
  readonly sent: Values
  readonly why: string | undefined
  /** Of an undo: what was done, and to each what became of it. */
  readonly undone?: { readonly action: string; readonly results: ReadonlyMap<number, BulkRecord> } | undefined
}

/**
 * Whether records of a run can be in each other's way: one has the name that another is given, or the time, or is the last of them.
 */
export const mayClash = ({ about, action, sent }: Task): boolean => {
  if (action === 'remove' || action === 'undo') return true
  const { unique = {}, clashing = [] } = about
  const fields = [...clashing, ...Object.values(unique).map(([field]) => field)]
  return action === 'change' && fields.some((field) => sent[field] !== undefined)
}

const titleOf = ({ resource }: AdminTable, record: AnyRecord): string =>
  resource.title.map((name) => record[name]).join(' ')

const actOf = ({ about, action, undone }: Task): Act | undefined => about.rules.acts?.[undone?.action ?? action]

const undo = async (writing: Writing, task: Task, table: AdminTable, before: AnyRecord): Promise<void> => {
  const { undone, why } = task
  const done = undone?.results.get(before.id)
  const act = actOf(task)
  if (undone?.action === 'change') {
    const back = { ...inverseOf(table.resource, before, done), why }
    await changeRecord(writing, table.resource.key, before.id, back)
  } else if (act?.undo && done?.state === 'done') {
    refuseChangedSince(before, done.changes)
    await act.undo(writing, before.id, why, done.changes)
  } else throw new Refusal('resource.unknown')
}

const work = async (
  writing: Writing,
  task: Task,
  { id, version }: WaitingRecord,
): Promise<Omit<BulkRecord, 'errors'>> => {
  const { action, about, sent, why } = task
  const act = actOf(task)
  const key: AdminKey = act?.of ?? about.resource.key
  const table = resourceOf(writing.context, key)
  // What has become of it since is looked at before it is taken back: nobody comes between.
  const before = await readRecord(writing, key, id, action === 'undo' ? 'locked' : undefined)
  const title = titleOf(table, before)
  const seen = { why, ...(version !== null && { version }) }
  if (action === 'remove') {
    await removeRecord(writing, key, id, seen)
    return { id, title, state: 'done', changes: {} }
  }
  if (action === 'undo') await undo(writing, task, table, before)
  else if (act) await act.run(writing, id, seen)
  else await changeRecord(writing, key, id, { ...sent, ...seen })
  const changes: FieldChanges = changesBetween(table.resource, before, await readRecord(writing, key, id))
  return { id, title, state: Object.keys(changes).length > 0 ? 'done' : 'same', changes }
}

const refusalOf = ({ context }: Writing, error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal('server.busy')
  context.log('error', 'A record of a bulk change failed.', { reason: String(error) })
  return new Refusal('server.error')
}

/** One record by itself: what goes wrong undoes only what was done to it, and stops no other. */
export const tryRecord = (writing: Writing, task: Task, record: WaitingRecord): Promise<BulkRecord> =>
  savepoint(writing.call.db, async () => ({ errors: [], ...(await work(writing, task, record)) })).catch(
    async (error: unknown) => {
      const { code, errors = [{ code, message: problemText[code] }] } = refusalOf(writing, error)
      const found = await readRecord(writing, task.about.resource.key, record.id).catch((unknown: unknown) => {
        if (!(unknown instanceof Refusal)) throw unknown
      })
      const title = found ? titleOf(task.about, found) : ''
      return { id: record.id, title, state: 'failed', errors: [...errors], changes: {} }
    },
  )
