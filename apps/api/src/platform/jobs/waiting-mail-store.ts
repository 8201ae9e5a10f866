import type { Queryable } from '../db/queryable.ts'
import { mailJobs, type WaitingMails } from './jobs.ts'

/** Mails that were tried and are tried again. */
export const findWaitingMails = (db: Queryable): Promise<WaitingMails> =>
  db.theRow<WaitingMails>(
    `select count(*)::int as count, min(created_on) as since from pgboss.job where name = any($1) and state = 'retry'`,
    [mailJobs],
  )
