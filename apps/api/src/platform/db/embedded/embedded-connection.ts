import { Client } from 'pg'

/** The address of a database of the built-in server. */
export const databaseUrl = (port: number, password: string, database: string): string =>
  `postgresql://delebil:${password}@127.0.0.1:${port}/${database}`

const ask = async <Answer>(url: string, question: (client: Client) => Promise<Answer>): Promise<Answer> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 30_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether a database at the address lets us in. */
export const answersAt = (url: string): Promise<boolean> =>
  ask(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

/** Makes the database `delebil` of the built-in server unless it is there. */
export const createDatabase = (port: number, password: string): Promise<void> =>
  ask(databaseUrl(port, password, 'postgres'), async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = 'delebil'")
    if (rowCount === 0) await client.query('create database delebil')
  })
