import { type AdminRecord, BULK_MAX, type BulkRun, type FilterToken } from '@delebil/core-api/admin'
import { formatInstant, problemText } from '@delebil/validation'
import { savepoint } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { insertBulkRun } from '../../stores/admin/bulk-runs.ts'
import { listRecords } from '../../stores/admin/list-records.ts'
import type { AdminTable } from '../../stores/admin/table.ts'
import type { AdminReply } from './admin-verb.ts'
import type { Rules, Sent, Writing } from './rules.ts'
import { changesBetween } from './to-record.ts'
import { changeRecord, readRecord, removeRecord } from './write-record.ts'

type Asked = {
  readonly action: 'change' | 'remove'
  readonly ids?: readonly number[]
  readonly q?: string
  readonly filter?: readonly FilterToken[]
  readonly values: Sent
  readonly rehearse: boolean
  readonly why?: string
}
type Result = BulkRun['results'][number]

/** Undoes what a rehearsal did. */
class Rehearsed extends Error {}

const titleOf = ({ resource }: AdminTable, record: AdminRecord): string =>
  resource.title.map((name) => record[name]).join(' ')

const idsOf = async (writing: Writing, table: AdminTable, { ids, q, filter }: Asked): Promise<readonly number[]> => {
  if (ids) return [...new Set(ids)]
  const { db, office } = writing.call
  const selection = { organizationId: office.organizationId, q, filter, sort: table.resource.sort }
  const rows = await listRecords(db, table, selection, BULK_MAX + 1, undefined, [])
  if (rows.length > BULK_MAX) throw new Refusal('bulk.too-many')
  return rows.map(({ id }) => id)
}

const doOne = async (writing: Writing, table: AdminTable, rules: Rules, id: number, asked: Asked): Promise<Result> => {
  const before = await readRecord(writing, table, id)
  const { why } = asked
  const after =
    asked.action === 'change'
      ? await changeRecord(writing, table, rules, id, { ...asked.values, why })
      : await removeRecord(writing, table, rules, id, { why })
  const changes = changesBetween(table.resource, before, after || undefined)
  return { id, title: titleOf(table, before), ok: true, errors: [], changes: asked.action === 'change' ? changes : {} }
}

// One record by itself: its refusal undoes only what was done to it.
const tryOne = (writing: Writing, table: AdminTable, rules: Rules, id: number, asked: Asked): Promise<Result> =>
  savepoint(writing.call.db, () => doOne(writing, table, rules, id, asked)).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const { code, errors = [{ code, message: problemText[code] }] } = error
    const title = code === 'resource.unknown' ? '' : titleOf(table, await readRecord(writing, table, id))
    return { id, title, ok: false, errors: [...errors], changes: {} }
  })

const doAll = async (writing: Writing, table: AdminTable, rules: Rules, asked: Asked): Promise<Result[]> => {
  const results: Result[] = []
  const all = async () => {
    for (const id of await idsOf(writing, table, asked)) results.push(await tryOne(writing, table, rules, id, asked))
    if (asked.rehearse) throw new Rehearsed()
  }
  await savepoint(writing.call.db, all).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
  return results
}

/** Changes or deletes many records, each by itself, and keeps what became of them; or tells what would. */
export const changeMany = async (writing: Writing, table: AdminTable, rules: Rules): Promise<AdminReply> => {
  const { db, office, caller, now, input } = writing.call
  const asked = input['body'] as Asked
  const results = await doAll(writing, table, rules, asked)
  const failed = results.filter(({ ok }) => !ok).length
  const { organizationId } = office
  const counts = { succeeded: results.length - failed, failed }
  const run = { resource: table.resource.key, action: asked.action, ...counts, results }
  const id = asked.rehearse
    ? null
    : await insertBulkRun(db, { ...run, organizationId, personId: caller.personId, at: now })
  const entity: BulkRun = { ...run, id, at: formatInstant(now), total: results.length }
  return { answer: { entity, errors: [] } }
}
