import type { Client } from 'pg'
import { adminRole, anyDatabase, askAt, databaseUrl, serverRole } from './embedded-connection.ts'

const helper = 'delebil_helper'
const invalidName = '28P01'

// The first role of a cluster cannot be less than superuser, and no role can rename itself.
const renameFirstRole = async (port: number, password: string): Promise<void> => {
  await askAt(databaseUrl(port, password, anyDatabase, serverRole), async (client) => {
    await client.query(`drop role if exists ${helper}`)
    await client.query(`create role ${helper} superuser login password ${client.escapeLiteral(password)}`)
  })
  await askAt(databaseUrl(port, password, anyDatabase, helper), (client) =>
    client.query(`alter role ${serverRole} rename to ${adminRole}`),
  )
}

const isNameUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === invalidName

// Beside making databases, which tests and benchmarks do: to end what still works in one that is dropped, and to write down.
const makeServerRole = async (client: Client, password: string): Promise<void> => {
  await client.query(`drop role if exists ${helper}`)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serverRole])
  if (rowCount) return
  await client.query(`begin;
    create role ${serverRole} login createdb password ${client.escapeLiteral(password)};
    grant pg_signal_backend, pg_checkpoint to ${serverRole}; commit`)
}

/** What the role owns in a database, but for what belongs to extensions and follows its table. */
const giveAway = `
  do $$ declare
    thing text;
    admin constant oid = '${adminRole}'::regrole;
  begin
    for thing in
      select format('schema %I', nspname) from pg_namespace
      where nspowner = admin and nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
      union all
      select format('table %s', c.oid::regclass) from pg_class c
      where relowner = admin and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and c.oid >= 16384
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'e', 'i')
          and (deptype = 'e' or relkind = 'S'))
        and relnamespace <> 'pg_toast'::regnamespace
      union all
      select format('routine %s', p.oid::regprocedure) from pg_proc p
      where proowner = admin and p.oid >= 16384
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
      union all
      select format('type %s', t.oid::regtype) from pg_type t
      where typowner = admin and typtype in ('e', 'd', 'r') and t.oid >= 16384
        and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')
    loop
      execute format('alter %s owner to ${serverRole}', thing);
    end loop;
  end $$`

const databasesOf = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
     where not datistemplate and datname <> 'postgres' and datdba = '${adminRole}'::regrole`,
  )
  return rows.map(({ datname }) => datname)
}

const makeDatabase = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname in ('delebil', 'postgres')",
  )
  const names = rows.map(({ datname }) => datname)
  if (names.includes('delebil')) return
  // A new cluster has an empty one that nobody uses: to make another takes half as long as to make the cluster.
  await client.query(
    names.includes('postgres')
      ? `begin; alter database postgres owner to ${serverRole}; alter database postgres rename to delebil; commit`
      : `create database delebil owner ${serverRole}`,
  )
}

/**
 * Sees to the role that the server works as, which rules over its databases and nothing else: it runs no program and reads no file.
 * In folders of older servers it was superuser and owned all: that goes over to another. Makes the database `delebil` unless it is there.
 * Cut off anywhere, it is finished at the next start.
 */
export const prepareCluster = async (port: number, password: string): Promise<void> => {
  const prepare = () =>
    askAt(databaseUrl(port, password, anyDatabase, adminRole), async (client) => {
      await makeServerRole(client, password)
      for (const name of await databasesOf(client)) {
        await askAt(databaseUrl(port, password, name, adminRole), (inside) => inside.query(giveAway))
        await client.query(`alter database ${client.escapeIdentifier(name)} owner to ${serverRole}`)
      }
      await makeDatabase(client)
    })
  await prepare().catch(async (error: unknown) => {
    if (!isNameUnknown(error)) throw error
    await renameFirstRole(port, password)
    await prepare()
  })
}
