import type { PgBoss } from 'pg-boss'

/** Those of the queues in which a job waits that may be done now. */
export const listDueQueues = async (db: ReturnType<PgBoss['getDb']>, names: readonly string[]): Promise<string[]> => {
  const { rows } = await db.executeSql(
    `select name from unnest($1::text[]) queue (name) where exists (
       select from pgboss.job where job.name = queue.name and state < 'active' and start_after <= now())`,
    [names],
  )
  return rows.map(({ name }: { name: string }) => name)
}
