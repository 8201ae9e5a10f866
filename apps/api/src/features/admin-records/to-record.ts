import type { AdminKey, AdminResource, AnyRecord, Read } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { Row } from './stores/list-records.ts'
import type { AdminTable } from './stores/table.ts'

const toWire = (value: unknown): unknown => (value instanceof Date ? formatInstant(value) : value)

/** A row as it is answered: its table selects just the fields of the contract. */
export const toRecord = <K extends AdminKey>({ resource }: AdminTable, row: Row): Read<K> =>
  ({
    ...Object.fromEntries(Object.keys(resource.fields).map((name) => [name, toWire(row[name])])),
    id: row.id,
    version: row.version,
  }) as Read<K>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What became of each field. A record that is new had null, one that is gone has it now. */
export const changesBetween = (
  { fields }: AdminResource,
  before: AnyRecord | undefined,
  after: AnyRecord | undefined,
): FieldChanges => {
  const changes: FieldChanges = {}
  for (const [name, { derived }] of Object.entries(fields)) {
    if (derived) continue
    const [from, to] = [before?.[name] ?? null, after?.[name] ?? null]
    if (!isSame(from, to)) changes[name] = { from, to }
  }
  return changes
}
