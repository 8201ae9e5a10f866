import { type AdminRecord, BULK_MAX, type BulkRun, type FilterToken } from '@delebil/core-api/admin'
import { formatInstant, problemText } from '@delebil/validation'
import { savepoint } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { findBulkRun, insertBulkRun, updateBulkRun } from '../../stores/admin/bulk-runs.ts'
import { listRecords } from '../../stores/admin/list-records.ts'
import type { AdminTable } from '../../stores/admin/table.ts'
import type { AdminReply } from './admin-verb.ts'
import type { Rules, Sent, Writing } from './rules.ts'
import { changesBetween } from './to-record.ts'
import { inverseOf } from './undo-change.ts'
import { changeRecord, readRecord, removeRecord } from './write-record.ts'

type Asked = {
  readonly action: 'change' | 'remove' | 'undo'
  readonly ids?: readonly number[]
  readonly q?: string
  readonly filter?: readonly FilterToken[]
  readonly values: Sent
  readonly rehearse: boolean
  readonly why?: string
  readonly undoes?: number
  readonly into?: number
}
type Result = BulkRun['results'][number]

/** Undoes what a rehearsal did. */
class Rehearsed extends Error {}

const titleOf = ({ resource }: AdminTable, record: AdminRecord): string =>
  resource.title.map((name) => record[name]).join(' ')

/** A run of the caller's own, of the same kind of records. */
const runOf = async ({ call }: Writing, { resource }: AdminTable, id: number, action: string) => {
  const mine = { organizationId: call.office.organizationId, personId: call.caller.personId }
  const run = await findBulkRun<Result[]>(call.db, mine, id)
  if (run?.resource !== resource.key || run.action !== action) throw new Refusal('resource.unknown')
  return run
}

const idsOf = async (
  writing: Writing,
  table: AdminTable,
  { ids, q, filter }: Asked,
  undone: readonly Result[] | undefined,
): Promise<readonly number[]> => {
  if (ids) return [...new Set(ids)]
  if (undone) return undone.flatMap(({ id, ok }) => (ok ? [id] : []))
  const { db, office } = writing.call
  const selection = { organizationId: office.organizationId, q, filter, sort: table.resource.sort }
  const rows = await listRecords(db, table, selection, BULK_MAX + 1, undefined, [])
  if (rows.length > BULK_MAX) throw new Refusal('bulk.too-many')
  return rows.map(({ id }) => id)
}

type One = Asked & { readonly undone: Result | undefined }

const doOne = async (writing: Writing, table: AdminTable, rules: Rules, id: number, asked: One): Promise<Result> => {
  const before = await readRecord(writing, table, id)
  const { why } = asked
  const title = titleOf(table, before)
  if (asked.action === 'remove') {
    await removeRecord(writing, table, rules, id, { why })
    return { id, title, ok: true, errors: [], changes: {} }
  }
  const values = asked.action === 'undo' ? inverseOf(table.resource, before, asked.undone) : asked.values
  const after = await changeRecord(writing, table, rules, id, { ...values, why })
  return { id, title, ok: true, errors: [], changes: changesBetween(table.resource, before, after) }
}

// One record by itself: its refusal undoes only what was done to it.
const tryOne = (writing: Writing, table: AdminTable, rules: Rules, id: number, asked: One): Promise<Result> =>
  savepoint(writing.call.db, () => doOne(writing, table, rules, id, asked)).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const { code, errors = [{ code, message: problemText[code] }] } = error
    const title = code === 'resource.unknown' ? '' : titleOf(table, await readRecord(writing, table, id))
    return { id, title, ok: false, errors: [...errors], changes: {} }
  })

const doAll = async (writing: Writing, table: AdminTable, rules: Rules, asked: Asked): Promise<Result[]> => {
  const results: Result[] = []
  const { action, undoes } = asked
  if (action === 'undo' && undoes === undefined) throw new Refusal('resource.unknown')
  const undone = undoes === undefined ? undefined : (await runOf(writing, table, undoes, 'change')).results
  const all = async () => {
    for (const id of await idsOf(writing, table, asked, undone)) {
      const one = { ...asked, undone: undone?.find((result) => result.id === id) }
      results.push(await tryOne(writing, table, rules, id, one))
    }
    if (asked.rehearse) throw new Rehearsed()
  }
  await savepoint(writing.call.db, all).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
  return results
}

const countsOf = (results: readonly Result[]) => {
  const failed = results.filter(({ ok }) => !ok).length
  return { total: results.length, succeeded: results.length - failed, failed }
}

const keepRun = async (
  writing: Writing,
  table: AdminTable,
  asked: Asked,
  made: readonly Result[],
): Promise<BulkRun> => {
  const { db, office, caller, now } = writing.call
  const mine = { organizationId: office.organizationId, personId: caller.personId }
  const about = { resource: table.resource.key, action: asked.action }
  if (asked.into === undefined) {
    const { total, ...counts } = countsOf(made)
    const id = await insertBulkRun(db, { ...mine, ...about, at: now, ...counts, results: made })
    return { ...about, id, at: formatInstant(now), total, ...counts, results: [...made] }
  }
  const run = await runOf(writing, table, asked.into, asked.action)
  const results = [...new Map([...run.results, ...made].map((result) => [result.id, result])).values()]
  const counts = countsOf(results)
  await updateBulkRun(db, mine, run.id, { ...counts, results })
  return { ...about, id: run.id, at: formatInstant(run.at), ...counts, results }
}

/** Changes or deletes many records, each by itself, and keeps what became of them; or tells what would. */
export const changeMany = async (writing: Writing, table: AdminTable, rules: Rules): Promise<AdminReply> => {
  const asked = writing.call.input['body'] as Asked
  const results = await doAll(writing, table, rules, asked)
  const about = { resource: table.resource.key, action: asked.action, at: formatInstant(writing.call.now) }
  const entity: BulkRun = asked.rehearse
    ? { ...about, id: null, ...countsOf(results), results }
    : await keepRun(writing, table, asked, results)
  return { answer: { entity, errors: [] } }
}
