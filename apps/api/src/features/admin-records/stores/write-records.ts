import type { Queryable } from '../../../platform/db/queryable.ts'
import { type AdminTable, columnOf } from './table.ts'

/** Values by column; a value of a column that is a point is '(x,y)'. */
export type Columns = Readonly<Record<string, unknown>>

/** A unique index or a foreign key said no. */
export type Violation = { readonly kind: 'unique' | 'in-use'; readonly constraint: string }

/** What an error says that a row cannot be; undefined for all others. */
export const violationOf = (error: unknown): Violation | undefined => {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return undefined
  const constraint = String(error.constraint)
  if (error.code === '23505' || error.code === '23P01') return { kind: 'unique', constraint }
  return error.code === '23503' ? { kind: 'in-use', constraint } : undefined
}

/** Values by field as values by column; what is undefined was not said. */
export const columnsOf = (values: Readonly<Record<string, unknown>>): Columns =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[columnOf(name), value]])),
  )

/** Writes a new row and answers its id. */
export const insertRecord = async (tx: Queryable, { table }: AdminTable, columns: Columns): Promise<number> => {
  const names = Object.keys(columns)
  const row = await tx.theRow<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  return row.id
}

type Key = { readonly organizationId: number; readonly id: number }

// What belongs to no organisation by itself is found by its id alone.
const isRow = ({ isOf }: AdminTable): string =>
  isOf ? '$1::int is not null and id = $2' : 'organization_id = $1 and id = $2'

/** Changes a row that the caller has found and locked. Without columns it is a change all the same: something beside the row is another. */
export const updateRecord = async (
  tx: Queryable,
  table: AdminTable,
  { organizationId, id }: Key,
  columns: Columns,
): Promise<void> => {
  const names = Object.keys(columns)
  const assignments = names.map((name, index) => `${name} = $${index + 3}`).join(', ') || 'version = version + 1'
  await tx.change(`update ${table.table} set ${assignments} where ${isRow(table)}`, [
    organizationId,
    id,
    ...Object.values(columns),
  ])
}

/** Deletes a row that the caller has found and locked. */
export const deleteRecord = async (tx: Queryable, table: AdminTable, { organizationId, id }: Key): Promise<void> => {
  await tx.change(`delete from ${table.table} where ${isRow(table)}`, [organizationId, id])
}
