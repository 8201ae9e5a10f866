import type { Queryable } from '../../../platform/db/queryable.ts'
import { isReady } from './accounting-tasks.ts'

type Working = { readonly organizationId: number; readonly worker: string }

/** A worker that says nothing for so long is gone, and another may come. Longer than any one call may take. */
const LEASE_MS = 90_000
const leaseOf = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** Takes the books of an organization for one worker, and answers the sealed token; undefined where another has them, or nothing may be done. */
export const takeBooks = async (
  db: Queryable,
  { organizationId, worker }: Working,
  now: Date,
): Promise<Buffer | undefined> =>
  (
    await db.oneRow<{ token: Buffer }>(
      `update accounting_configuration set worker = $2, worked_until = $4 where organization_id = $1 and employee_token is not null
         and paused_at is null and coalesce(wait_until, $3) <= $3 and (worker is null or worked_until <= $3)
       returning employee_token as token`,
      [organizationId, worker, now, leaseOf(now)],
    )
  )?.token

/** Goes on; false where another has taken over, or somebody has paused it. */
export const keepBooks = async (db: Queryable, { organizationId, worker }: Working, now: Date): Promise<boolean> =>
  (await db.change(
    `update accounting_configuration set worked_until = $3 where organization_id = $1 and worker = $2 and paused_at is null`,
    [organizationId, worker, leaseOf(now)],
  )) === 1

export const releaseBooks = async (db: Queryable, { organizationId, worker }: Working): Promise<void> => {
  await db.change(
    'update accounting_configuration set worker = null, worked_until = null where organization_id = $1 and worker = $2',
    [organizationId, worker],
  )
}

/** The books are not asked before. */
export const waitWithBooks = async (db: Queryable, organizationId: number, until: Date): Promise<void> => {
  await db.change('update accounting_configuration set wait_until = $2 where organization_id = $1', [
    organizationId,
    until,
  ])
}

/** Nothing is done until somebody starts it again. */
export const pauseBooks = async (
  db: Queryable,
  organizationId: number,
  paused: { readonly at: Date; readonly why: string; readonly by: number | null },
): Promise<boolean> =>
  (await db.change(
    `update accounting_configuration set paused_at = $2, paused_why = $3, paused_by = $4 where organization_id = $1 and paused_at is null`,
    [organizationId, paused.at, paused.why, paused.by],
  )) === 1

/** What was paused goes on, and does not wait either. */
export const startBooks = async (db: Queryable, organizationId: number): Promise<void> => {
  await db.change(
    'update accounting_configuration set paused_at = null, paused_why = null, paused_by = null, wait_until = null where organization_id = $1',
    [organizationId],
  )
}

/** The organizations that something is to be done for, and nobody does. */
export const listWaitingBooks = async (db: Queryable, now: Date): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select c.organization_id as id from accounting_configuration c where c.employee_token is not null and c.paused_at is null
         and coalesce(c.wait_until, $1) <= $1 and (c.worker is null or c.worked_until <= $1)
         and exists (select from accounting_task t where t.organization_id = c.organization_id
           and (t.state = 'SENDING' or ${isReady('$1')}))`,
      [now],
    )
  ).map(({ id }) => id)
