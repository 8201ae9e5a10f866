import type { Queryable } from './queryable.ts'

type Row = Readonly<Record<string, unknown>>

const rowsPerStatement = 20_000

/**
 * Inserts many rows with few statements. Keys are the columns; all rows have those of the first. Values are as in JSON:
 * a point is '(x,y)', a moment a Date, an array an array. As json and not jsonb: read once, it takes less than half the time.
 */
export const insertRows = async (tx: Queryable, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement))
    await tx.change(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [part],
    )
  }
}

/** Lets the identity of a table go on after the ids that were inserted by hand. */
export const continueIdentity = async (tx: Queryable, table: string): Promise<void> => {
  await tx.change(
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
  )
}
