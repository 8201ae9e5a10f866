import type { AdminKey, FilterField, FilterToken, Read } from '@delebil/core-api/admin'
import type { Writing } from './rules.ts'
import { resourceOf } from './server-resource.ts'
import { listRecords } from './stores/list-records.ts'
import { toRecord } from './to-record.ts'

/** The first records of a resource that have a value in a field, in the order of its list. */
export const recordsOf = async <K extends AdminKey>(
  { context, call }: Writing,
  key: K,
  field: FilterField<K> & string,
  value: number,
): Promise<Read<K>[]> => {
  const table = resourceOf(context, key)
  const filter: FilterToken[] = [{ field, operator: 'is', value }]
  const { sort } = table.resource
  const rows = await listRecords(call.db, table, { organizationId: call.office.organizationId, filter, sort }, 200)
  return rows.map((row) => toRecord<K>(table, row))
}
