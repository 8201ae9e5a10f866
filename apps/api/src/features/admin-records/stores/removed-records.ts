import type { RecordKey } from '../../../platform/audit/change-store.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** Where a kind of records is kept, and the rows that the database deletes with one: their table and the column that names it. */
export type KeptTable = { readonly table: string; readonly goesWith?: Readonly<Record<string, string>> | undefined }

const rowsOf = (table: string, column: string): string =>
  `jsonb_build_object('table', '${table}', 'rows',
     (select jsonb_agg(to_jsonb(k)) from ${table} k where k.organization_id = $1 and k.${column} = $3::int))`

/** Keeps a record that is deleted next, with all that goes with it. */
export const saveRemoved = async (
  tx: Queryable,
  { table, goesWith = {} }: KeptTable,
  { organizationId, resource, id }: RecordKey,
  at: Date,
): Promise<void> => {
  const kept = [[table, 'id'] as const, ...Object.entries(goesWith)].map(([name, column]) => rowsOf(name, column))
  await tx.change(
    `insert into admin_removed (organization_id, resource, record_id, at, kept)
     values ($1, $2, $3, $4, jsonb_build_array(${kept.join(', ')}))
     on conflict (organization_id, resource, record_id) do update set at = excluded.at, kept = excluded.kept`,
    [organizationId, resource, id, at],
  )
}

/** Puts back what was deleted since a moment, row by row as it was; false where nothing such is kept. */
export const putBackRemoved = async (
  tx: Queryable,
  { table, goesWith = {} }: KeptTable,
  { organizationId, resource, id }: RecordKey,
  since: Date,
): Promise<boolean> => {
  const found = await tx.oneRow<{ kept: { table: string; rows: object[] | null }[] }>(
    `delete from admin_removed where organization_id = $1 and resource = $2 and record_id = $3 and at >= $4 returning kept`,
    [organizationId, resource, id, since],
  )
  for (const name of found ? [table, ...Object.keys(goesWith)] : []) {
    const rows = found?.kept.find((part) => part.table === name)?.rows ?? []
    await tx.change(
      `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
  }
  return found !== undefined
}

/** Forgets for good what was deleted before a moment. */
export const deleteRemovedBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from admin_removed where at < $1', [before])
