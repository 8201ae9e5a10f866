import type { QueryResultRow } from 'pg'

/** Values of the parameters $1, $2 and so on. An array is a PostgreSQL array. */
export type Parameters = readonly unknown[]

/** Anything that stores can ask: the pool, or one transaction. Rejects with DatabaseUnavailable when the database is to blame. */
export type Queryable = {
  /** The rows of one statement. With a name, the statement is parsed and planned once per connection. */
  readonly rows: <Row extends QueryResultRow>(text: string, values?: Parameters, name?: string) => Promise<Row[]>
  /** How many rows the statement changed. */
  readonly change: (text: string, values?: Parameters, name?: string) => Promise<number>
}

/** The one row of an answer that has one row at most. */
export const oneRow = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0]

/** The one row of an answer that always has one. */
export const theRow = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row] = await rows
  if (row === undefined) throw new Error('The statement answered no row.')
  return row
}
