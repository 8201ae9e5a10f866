import {
  type AdminKey,
  type AnyRecord,
  isAdminKey,
  type Read,
  type Written,
  type WrittenNew,
} from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import { type FieldChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { Rules, Writing } from './rules.ts'
import { resourceOf } from './server-resource.ts'
import { findRecord, knownIds } from './stores/list-records.ts'
import { saveRemoved } from './stores/removed-records.ts'
import type { AdminTable } from './stores/table.ts'
import { columnsOf, deleteRecord, insertRecord, updateRecord, violationOf } from './stores/write-records.ts'
import { changesBetween, toRecord } from './to-record.ts'

/** A record of the caller's organisation; another's is refused like one that does not exist. */
export const readRecord = async <K extends AdminKey>(
  { context, call: { db, office } }: Writing,
  key: K,
  id: number,
  lock?: 'locked',
): Promise<Read<K>> => {
  const table = resourceOf(context, key)
  const row = await findRecord(db, table, office.organizationId, id, lock)
  if (row === undefined) throw new Refusal('resource.unknown')
  return toRecord<K>(table, row)
}

// What a record refers to is of the same organisation, or unknown.
const checkReferences = async ({ context, call }: Writing, { resource }: AdminTable, sent: object): Promise<void> => {
  for (const [name, value] of Object.entries<unknown>({ ...sent })) {
    const { of } = resource.fields[name] ?? {}
    if (of === undefined || value === null || value === undefined) continue
    const ids = Array.isArray(value) ? (value as number[]) : [value as number]
    if (!isAdminKey(of)) throw new Error(`${resource.key}.${name} refers to "${of}", which is no resource.`)
    const known = await knownIds(call.db, resourceOf(context, of), call.office.organizationId, ids)
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

export const saveChange = (
  { call: { db, office, caller, now } }: Writing,
  { resource }: AdminTable,
  id: number,
  action: string,
  [before, after]: [AnyRecord | undefined, AnyRecord | undefined],
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

/** Makes a record by the rules of its resource, or by others in their place. */
export const createRecord = async <K extends AdminKey>(
  writing: Writing,
  key: K,
  { why, ...sent }: WrittenNew<K>,
  own?: Rules<K>,
): Promise<Read<K>> => {
  const { db, office } = writing.call
  const table = resourceOf(writing.context, key)
  const rules: Rules = own ?? table.rules
  const changing = withWhy(writing, why)
  await checkReferences(writing, table, sent)
  const keyed = table.isOf ? {} : { organization_id: office.organizationId }
  const insert = async () =>
    insertRecord(db, table, { ...keyed, ...((await rules.columns?.(changing, sent)) ?? columnsOf(sent)) })
  const id = await orRefuse(table, rules.insert ? rules.insert(changing, sent) : insert())
  await rules.written?.(changing, sent, id)
  const after = await readRecord(writing, key, id)
  await saveChange(writing, table, id, 'create', [undefined, after], why)
  return after
}

/** Refuses a change of a record that has become another since it was read. */
export const refuseStale = (before: AnyRecord, version: unknown): void => {
  if (version === undefined || version === before.version) return
  const code = 'record.stale'
  throw new Refusal(code, { errors: [{ code, message: problemText[code] }], entity: before })
}

export const changeRecord = async <K extends AdminKey>(
  writing: Writing,
  key: K,
  id: number,
  { version, why, ...sent }: Written<K> & { readonly version?: number | undefined },
  own?: Rules<K>,
): Promise<Read<K>> => {
  const { db, office } = writing.call
  const table = resourceOf(writing.context, key)
  const rules: Rules = own ?? table.rules
  const before = await readRecord(writing, key, id, 'locked')
  refuseStale(before, version)
  const changing = withWhy(writing, why)
  await checkReferences(writing, table, sent)
  const update = async () => {
    const columns = (await rules.columns?.(changing, sent, before)) ?? columnsOf(sent)
    await updateRecord(db, table, { organizationId: office.organizationId, id }, columns)
  }
  await orRefuse(table, rules.update ? rules.update(changing, sent, before) : update())
  await rules.written?.(changing, sent, id, before)
  const after = await readRecord(writing, key, id)
  await saveChange(writing, table, id, 'change', [before, after], why)
  return after
}

export type Seen = { readonly version?: number | undefined; readonly why?: string | undefined }

/** Does something to a record that is no change of its fields, and keeps what became of them all the same, and what else the work says that it changed. */
export const actOnRecord = async <K extends AdminKey>(
  writing: Writing,
  key: K,
  id: number,
  action: string,
  work: (before: Read<K>) => Promise<FieldChanges | undefined> | Promise<void>,
  { version, why }: Seen = {},
): Promise<Read<K>> => {
  const before = await readRecord(writing, key, id, 'locked')
  refuseStale(before, version)
  const more = await work(before)
  const after = await readRecord(writing, key, id)
  await saveChange(writing, resourceOf(writing.context, key), id, action, [before, after], why, more ?? {})
  return after
}

export const removeRecord = async (
  writing: Writing,
  key: AdminKey,
  id: number,
  { version, why }: Seen,
): Promise<void> => {
  const { db, office, now } = writing.call
  const table = resourceOf(writing.context, key)
  const before = await readRecord(writing, key, id, 'locked')
  refuseStale(before, version)
  const isDone = await table.rules.removing?.(writing, before)
  const { organizationId } = office
  if (!isDone) {
    if (table.resource.can?.restore) await saveRemoved(db, table, { organizationId, resource: key, id }, now)
    await orRefuse(table, deleteRecord(db, table, { organizationId, id }))
  }
  await saveChange(writing, table, id, 'remove', [before, undefined], why)
}
