import type { Client, QueryResultRow } from 'pg'
import { type Parameters, type Queryable, readingBy } from '../queryable.ts'

/** One connection without limits of time, as stores ask. */
export const queryableOf = (client: Client): Queryable => ({
  ...readingBy(
    async <Row extends QueryResultRow>(text: string, values: Parameters = []) =>
      (await client.query<Row>(text, [...values])).rows,
  ),
  change: async (text, values = []) =>
    (await client.query(text, values.length > 0 ? [...values] : undefined)).rowCount ?? 0,
})
