import type { AdminRecord } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import { type FieldChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { Rules, Sent, Writing } from './rules.ts'
import { findRecord, knownIds } from './stores/list-records.ts'
import { keepRemoved } from './stores/removed-records.ts'
import type { AdminTable } from './stores/table.ts'
import { adminTables } from './stores/tables.ts'
import { columnsOf, deleteRecord, insertRecord, updateRecord, violationOf } from './stores/write-records.ts'
import { changesBetween, toRecord } from './to-record.ts'

/** A record of the caller's organisation; another's is refused like one that does not exist. */
export const readRecord = async (
  { call: { db, office } }: Writing,
  table: AdminTable,
  id: number,
  lock?: 'locked',
): Promise<AdminRecord> => {
  const row = await findRecord(db, table, office.organizationId, id, lock)
  if (row === undefined) throw new Refusal('resource.unknown')
  return toRecord(table.resource, row)
}

// What a record refers to is of the same organisation, or unknown.
const checkReferences = async ({ call }: Writing, { resource }: AdminTable, sent: Sent): Promise<void> => {
  for (const [name, value] of Object.entries(sent)) {
    const { of } = resource.fields[name] ?? {}
    if (of === undefined || value === null || value === undefined) continue
    const ids = Array.isArray(value) ? (value as number[]) : [value as number]
    const target = adminTables[of]
    if (target === undefined) throw new Error(`${resource.key}.${name} refers to "${of}", which is no resource.`)
    const known = await knownIds(call.db, target, call.office.organizationId, ids)
    if (ids.some((id) => !known.has(id))) throw refuseField(name, 'field.unknown')
  }
}

const asRefusal = ({ unique, inUse = 'record.in-use' }: AdminTable, error: unknown): unknown => {
  const violation = violationOf(error)
  if (violation === undefined) return error
  const [field, code] = unique?.[violation.constraint] ?? []
  if (field && code) return refuseField(field, code)
  return violation.kind === 'in-use' ? new Refusal(inUse) : error
}

export const orRefuse = <Result>(table: AdminTable, work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw asRefusal(table, error)
  })

export const keepChange = (
  { call: { db, office, caller, now } }: Writing,
  { resource }: AdminTable,
  id: number,
  action: string,
  [before, after]: [AdminRecord | undefined, AdminRecord | undefined],
  why: unknown,
  more: FieldChanges = {},
): Promise<void> =>
  recordAdminChange(
    db,
    { organizationId: office.organizationId, resource: resource.key, id },
    {
      personId: caller.personId,
      at: now,
      action,
      changes: { ...changesBetween(resource, before, after), ...more },
      why: typeof why === 'string' ? why : undefined,
    },
  )

const withWhy = (writing: Writing, why: unknown): Writing =>
  typeof why === 'string' && why !== '' ? { ...writing, why } : writing

export const createRecord = async (
  writing: Writing,
  table: AdminTable,
  rules: Rules,
  { why, ...sent }: Sent,
): Promise<AdminRecord> => {
  const { db, office } = writing.call
  const changing = withWhy(writing, why)
  await checkReferences(writing, table, sent)
  const own = table.isOf ? {} : { organization_id: office.organizationId }
  const insert = async () =>
    insertRecord(db, table, { ...own, ...((await rules.columns?.(changing, sent)) ?? columnsOf(sent)) })
  const id = await orRefuse(table, rules.insert ? rules.insert(changing, sent) : insert())
  await rules.written?.(changing, sent, id)
  const after = await readRecord(writing, table, id)
  await keepChange(writing, table, id, 'create', [undefined, after], why)
  return after
}

/** Refuses a change of a record that has become another since it was read. */
export const refuseStale = (before: AdminRecord, version: unknown): void => {
  if (version === undefined || version === before.version) return
  const code = 'record.stale'
  throw new Refusal(code, { errors: [{ code, message: problemText[code] }], entity: before })
}

export const changeRecord = async (
  writing: Writing,
  table: AdminTable,
  rules: Rules,
  id: number,
  { version, why, ...sent }: Sent,
): Promise<AdminRecord> => {
  const { db, office } = writing.call
  const before = await readRecord(writing, table, id, 'locked')
  refuseStale(before, version)
  const changing = withWhy(writing, why)
  await checkReferences(writing, table, sent)
  const update = async () => {
    const columns = (await rules.columns?.(changing, sent, before)) ?? columnsOf(sent)
    await updateRecord(db, table, { organizationId: office.organizationId, id }, columns)
  }
  await orRefuse(table, rules.update ? rules.update(changing, sent, before) : update())
  await rules.written?.(changing, sent, id, before)
  const after = await readRecord(writing, table, id)
  await keepChange(writing, table, id, 'change', [before, after], why)
  return after
}

/** Does something to a record that is no change of its fields, and keeps what became of them all the same, and what else the work says that it changed. */
export const actOnRecord = async (
  writing: Writing,
  table: AdminTable,
  id: number,
  action: string,
  work: (before: AdminRecord) => Promise<FieldChanges | undefined> | Promise<void>,
  { version, why }: { version?: number | undefined; why?: string | undefined } = {},
): Promise<AdminRecord> => {
  const before = await readRecord(writing, table, id, 'locked')
  refuseStale(before, version)
  const more = await work(before)
  const after = await readRecord(writing, table, id)
  await keepChange(writing, table, id, action, [before, after], why, more ?? {})
  return after
}

export const removeRecord = async (
  writing: Writing,
  table: AdminTable,
  rules: Rules,
  id: number,
  { version, why }: Sent,
): Promise<void> => {
  const { db, office, now } = writing.call
  const before = await readRecord(writing, table, id, 'locked')
  refuseStale(before, version)
  const isDone = await rules.removing?.(writing, before)
  const { organizationId } = office
  const { key, can } = table.resource
  if (!isDone) {
    if (can?.restore) await keepRemoved(db, table, { organizationId, resource: key, id }, now)
    await orRefuse(table, deleteRecord(db, table, { organizationId, id }))
  }
  await keepChange(writing, table, id, 'remove', [before, undefined], why)
}
