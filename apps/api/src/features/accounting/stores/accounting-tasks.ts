import type { TaskCause, TaskKind } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Foreign, Task } from './accounting-task.ts'

const columns = `t.organization_id as "organizationId", t.id, t.kind, t.own_id as "ownId", t.state, t.method, t.foreign_id as "foreignId",
  t.attempts, t.looks, t.digest`

/** SQL: whether a task `t` can be done `now`: it is due, and what it waits for is done. */
export const isReady = (now: string): string => `t.state in ('QUEUED', 'OVERRIDDEN', 'UNKNOWN') and t.next_at <= ${now}
  and (t.kind in ('CUSTOMER', 'PRODUCT') or not exists (
    select from accounting_need n
    join accounting_need e on (e.organization_id, e.invoice_id) = (n.organization_id, n.invoice_id) and e.position < n.position
    join accounting_task b on (b.organization_id, b.id) = (e.organization_id, e.task_id) and b.state not in ('SYNCED', 'MARKED')
    where (n.organization_id, n.task_id) = (t.organization_id, t.id) and n.invoice_id = t.own_id))`

/** What can be done now, the oldest first: what it waits for is done. */
export const listReadyTasks = (db: Queryable, organizationId: number, now: Date, limit: number): Promise<Task[]> =>
  db.rows<Task>(
    `select ${columns} from accounting_task t where t.organization_id = $1 and ${isReady('$2')}
     order by t.id limit $3`,
    [organizationId, now, limit],
  )

type Key = Pick<Task, 'organizationId' | 'id'>
const keyOf = ({ organizationId, id }: Key) => [organizationId, id]

/** What was being sent by a worker that is gone may have been done, or not. */
export const forgetSending = async (db: Queryable, organizationId: number, now: Date): Promise<void> => {
  await db.change(
    `update accounting_task set state = 'UNKNOWN', looks = 0, next_at = $2 where organization_id = $1 and state = 'SENDING'`,
    [organizationId, now],
  )
}

/** Writes down that it is being sent, before it is; false where somebody has stopped it meanwhile. */
export const beginSending = async (
  db: Queryable,
  task: Task,
  { sent, digest }: { readonly sent: object; readonly digest?: string | undefined },
): Promise<boolean> =>
  (await db.change(
    `update accounting_task set state = 'SENDING', sent = $3::jsonb, digest = $4, answer = null
     where organization_id = $1 and id = $2 and state = $5`,
    [...keyOf(task), JSON.stringify(sent), digest ?? null, task.state],
  )) === 1

/** SQL: the bill whose task was `done` has the number and the KID that the books gave it. */
export const numberBill = `update invoice i set number = done.foreign_number::int, kid = done.kid, is_numbered = true from done
  where (i.organization_id, i.id) = (done.organization_id, done.own_id) and done.kind in ('INVOICE', 'CREDIT_NOTE') and i.numbered_by = 'TRIPLETEX'`

/** It is done. What was sent is forgotten: the books have it. A bill has its number from now on. */
export const endSynced = async (db: Queryable, task: Key, { id, number, kid }: Foreign, at: Date): Promise<void> => {
  await db.change(
    `with done as (update accounting_task set state = 'SYNCED', paused_from = null, foreign_id = $3, foreign_number = $4, kid = coalesce($5, kid),
       ended_at = $6, attempts = 0, looks = 0, cause = null, sent = null, answer = null where organization_id = $1 and id = $2 returning *)
     ${numberBill}`,
    [...keyOf(task), id, number ?? null, kid ?? null, at],
  )
}

export type Failure = { readonly cause: TaskCause; readonly answer: object; readonly made?: Foreign | undefined }

/** Somebody must look at it. What was made nevertheless is kept. */
export const endFailed = async (db: Queryable, task: Key, { cause, answer, made }: Failure): Promise<void> => {
  await db.change(
    `update accounting_task set state = 'FAILED', cause = $3, answer = $4::jsonb, attempts = 0, looks = 0,
       foreign_id = coalesce($5, foreign_id), foreign_number = coalesce($6, foreign_number), kid = coalesce($7, kid)
     where organization_id = $1 and id = $2`,
    [...keyOf(task), cause, JSON.stringify(answer), made?.id ?? null, made?.number ?? null, made?.kid ?? null],
  )
}

/** It is tried again, or looked for again, then. */
export const putOff = async (
  db: Queryable,
  task: Key,
  { state, at, attempts = 0, looks = 0 }: { state: Task['state']; at: Date; attempts?: number; looks?: number },
): Promise<void> => {
  await db.change(
    `update accounting_task set state = $3, next_at = $4, attempts = $5, looks = $6 where organization_id = $1 and id = $2`,
    [...keyOf(task), state, at, attempts, looks],
  )
}

/** What has stopped of some kinds, of the bills named or of one cause; so many that somebody can wait for it. */
export const listStoppedTasks = (
  db: Queryable,
  organizationId: number,
  kinds: readonly TaskKind[],
  { ids, cause }: { readonly ids?: readonly number[] | undefined; readonly cause?: string | undefined },
): Promise<Task[]> =>
  db.rows<Task>(
    `select ${columns} from accounting_task t where t.organization_id = $1 and t.kind = any($2) and t.state in ('FAILED', 'UNKNOWN')
       and ($3::int[] is null or t.id in (select n.task_id from accounting_need n where n.organization_id = $1 and n.invoice_id = any($3)))
       and ($4::text is null or t.cause = $4) order by t.id limit 100 for no key update`,
    [organizationId, kinds, ids ?? null, cause ?? null],
  )

export const listTasks = (db: Queryable, organizationId: number, ids: readonly number[]): Promise<Task[]> =>
  db.rows<Task>(`select ${columns} from accounting_task t where t.organization_id = $1 and t.id = any($2::bigint[])`, [
    organizationId,
    ids,
  ])
