import { Client } from 'pg'

/** The role that the server works as. */
export const serverRole = 'delebil'
/** The first role of the cluster, for what only a superuser may do. It has the same password: whoever reads files is past both. */
export const adminRole = 'delebil_admin'

/** The one that every cluster has. */
export const anyDatabase = 'template1'

/** The address of a database of the built-in server. */
export const databaseUrl = (port: number, password: string, database: string, role = serverRole): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`

export const askAt = async <Answer>(url: string, question: (client: Client) => Promise<Answer>): Promise<Answer> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 30_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const answersAt = (url: string): Promise<boolean> =>
  askAt(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

/** Whether a server at the port lets us in, also one that an older server made. */
export const answersAtPort = async (port: number, password: string): Promise<boolean> =>
  (await answersAt(databaseUrl(port, password, anyDatabase, adminRole))) ||
  (await answersAt(databaseUrl(port, password, anyDatabase)))
