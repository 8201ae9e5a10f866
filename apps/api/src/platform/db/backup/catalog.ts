import type { Client } from 'pg'

export type TableShape = { readonly name: string; readonly columns: readonly string[] }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What COPY is asked to read or to write. */
export const copied = ({ name, columns }: TableShape): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`

export const ask = async <Row>(client: Client, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query(text, values)).rows as Row[]

/** Every table with rows of its own, but for what the migrations themselves write down, with the columns that are not computed. */
export const readTables = (client: Client): Promise<TableShape[]> =>
  ask(
    client,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
     group by c.relname order by c.relname`,
  )

export const readMigrationNames = async (client: Client): Promise<string[]> => {
  const rows = await ask<{ name: string }>(client, 'select name from schema_migration order by name')
  return rows.map(({ name }) => name)
}

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

export const readForeignKeys = (client: Client): Promise<ForeignKey[]> =>
  ask(
    client,
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`,
  )
