import type { Field, FilterToken } from '@delebil/core-api/admin'
import type { Context } from '../../../platform/context.ts'
import type { AdminCall } from '../../admin-records/admin-verb.ts'
import { listRecords, type Place, type Row, settle } from '../../admin-records/stores/list-records.ts'
import type { AdminTable } from '../../admin-records/stores/table.ts'

type ExportQuery = {
  readonly q?: string
  readonly filter?: readonly FilterToken[]
  readonly sort: string
  readonly columns?: readonly string[]
  readonly ids?: readonly number[]
  readonly parts: boolean
}

const rowsAtOnce = 2000

/** The columns of an export: those that were asked for, else those that a list shows. */
export const exportColumns = ({ resource }: AdminTable, { input }: AdminCall): (readonly [string, Field])[] => {
  const { columns } = input['query'] as ExportQuery
  const fields = Object.entries(resource.fields)
  if (columns === undefined) return fields.filter(([, { aside }]) => !aside)
  return columns.flatMap((name) => fields.filter(([other]) => other === name))
}

/** All rows that match, some at a time: never more of them are held than that, however many there are. */
export async function* exportRows(
  { database }: Context,
  table: AdminTable,
  { office, input }: AdminCall,
  names: string[],
): AsyncGenerator<readonly Row[]> {
  const { q, filter, sort, ids } = input['query'] as ExportQuery
  const selection = await settle(database, table, { organizationId: office.organizationId, q, filter, sort, ids })
  let after: Place | undefined
  do {
    const rows = await listRecords(database, table, selection, rowsAtOnce, after, names)
    if (rows.length > 0) yield rows
    const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
    after = last && { value: last.sortedBy, id: last.id }
  } while (after)
}

/** How a cell is read by a person; numbers and moments stay what they are. */
export const cellOf = ({ options, kind }: Field, value: unknown): string | number | Date | null => {
  if (value === null || value === undefined) return null
  if (kind === 'money') return Number(value) / 100
  if (value instanceof Date || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei'
  if (Array.isArray(value)) {
    return value
      .map((part) => options?.[String(part)] ?? (typeof part === 'object' ? JSON.stringify(part) : part))
      .join(', ')
  }
  return options?.[String(value)] ?? String(value)
}

/** Whether the file is asked for in parts, which are counted. */
export const areParts = ({ input }: AdminCall): boolean => (input['query'] as ExportQuery).parts
