import type { QueryResultRow } from 'pg'

/** Values of the parameters $1, $2 and so on. An array is a PostgreSQL array. */
export type Parameters = readonly unknown[]

/** A statement, the values of its parameters, and its name: with one it is parsed and planned once per connection. */
type Asked = [text: string, values?: Parameters, name?: string]

/** Anything that stores can ask: the pool, or one transaction. Rejects with DatabaseUnavailable when the database is to blame. */
export type Queryable = {
  /** The rows of one statement. */
  readonly rows: <Row extends QueryResultRow>(...asked: Asked) => Promise<Row[]>
  /** The one row of a statement that answers one at most. */
  readonly oneRow: <Row extends QueryResultRow>(...asked: Asked) => Promise<Row | undefined>
  /** The one row of a statement that always answers one. */
  readonly theRow: <Row extends QueryResultRow>(...asked: Asked) => Promise<Row>
  /** How many rows the statement changed. */
  readonly change: (...asked: Asked) => Promise<number>
}

/** All ways to read, by the one that reads rows. */
export const readingBy = (rows: Queryable['rows']): Pick<Queryable, 'rows' | 'oneRow' | 'theRow'> => ({
  rows,
  oneRow: async <Row extends QueryResultRow>(...asked: Asked) => (await rows<Row>(...asked))[0],
  theRow: async <Row extends QueryResultRow>(...asked: Asked) => {
    const [row] = await rows<Row>(...asked)
    if (row === undefined) throw new Error('The statement answered no row.')
    return row
  },
})
