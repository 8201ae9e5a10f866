import type { SystemHealth } from '@delebil/core-api/admin'
import type { Queryable } from '../../platform/db/queryable.ts'

const mostListed = 8

export const readDatabaseHealth = async (db: Queryable): Promise<Omit<SystemHealth['database'], 'slow'>> => {
  const facts = await db.theRow<Omit<SystemHealth['database'], 'largest' | 'slow'>>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       (select max(extract(epoch from clock_timestamp() - query_start))::float8 from pg_stat_activity
         where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as "longestSeconds"`,
  )
  const largest = await db.rows<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'm') order by bytes desc, name limit ${mostListed}`,
  )
  return { ...facts, largest }
}

export type WaitingWork = { readonly name: string; readonly waiting: number; readonly since: Date }

/** Work that should have been done by now, by its queue; none where nothing ever had a queue. */
export const listWaitingWork = async (db: Queryable): Promise<WaitingWork[]> => {
  const { there } = await db.theRow<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there")
  if (!there) return []
  return db.rows(
    `select name, count(*)::int as waiting, min(start_after) as since from pgboss.job
     where state in ('created', 'retry', 'active') and start_after <= now() group by name order by since, name`,
  )
}
