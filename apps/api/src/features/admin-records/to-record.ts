import type { AdminRecord, AdminResource } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { Row } from './stores/list-records.ts'

const toWire = (value: unknown): unknown => (value instanceof Date ? formatInstant(value) : value)

/** A row as it is answered. */
export const toRecord = ({ fields }: AdminResource, row: Row): AdminRecord => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, toWire(row[name])])),
  id: row.id,
  version: row.version,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What became of each field. A record that is new had null, one that is gone has it now. */
export const changesBetween = (
  { fields }: AdminResource,
  before: AdminRecord | undefined,
  after: AdminRecord | undefined,
): FieldChanges => {
  const changes: FieldChanges = {}
  for (const name of Object.keys(fields)) {
    const [from, to] = [before?.[name] ?? null, after?.[name] ?? null]
    if (!isSame(from, to)) changes[name] = { from, to }
  }
  return changes
}
