import type { AdminKey, AdminRecord, AdminResources, FilterToken } from '@delebil/core-api/admin'
import type { Writing } from './rules.ts'
import { listRecords } from './stores/list-records.ts'
import type { AdminTable } from './stores/table.ts'
import { adminTables } from './stores/tables.ts'
import { toRecord } from './to-record.ts'

/** The table of a resource that there is. */
export const tableOf = (key: AdminKey): AdminTable => {
  const table = adminTables[key]
  if (table === undefined) throw new Error(`The resource "${key}" has no table.`)
  return table
}

/** The first records of a resource that have a value in a field, in the order of its list. */
export const recordsOf = async <K extends AdminKey>(
  { call }: Writing,
  key: K,
  field: string,
  value: number,
): Promise<AdminRecord<AdminResources[K]>[]> => {
  const table = tableOf(key)
  const filter: FilterToken[] = [{ field, operator: 'is', value }]
  const { sort } = table.resource
  const rows = await listRecords(call.db, table, { organizationId: call.office.organizationId, filter, sort }, 200)
  return rows.map((row) => toRecord(table.resource, row) as AdminRecord<AdminResources[K]>)
}
