import type { TaskKind } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** What a bill needs, and what it is over there. */
export type Needed = {
  id: number
  kind: TaskKind
  ownId: number
  foreignId: number | null
  foreignNumber: string | null
}

export const listNeeded = (db: Queryable, organizationId: number, invoiceId: number): Promise<Needed[]> =>
  db.rows<Needed>(
    `select t.id, t.kind, t.own_id as "ownId", t.foreign_id as "foreignId", t.foreign_number as "foreignNumber" from accounting_need n
     join accounting_task t on (t.organization_id, t.id) = (n.organization_id, n.task_id)
     where n.organization_id = $1 and n.invoice_id = $2 order by n.position, t.id`,
    [organizationId, invoiceId],
  )

/** The task of something, made where there is none. One that is done stays as it is unless it is to be done `again`. */
export const ensureTask = async (
  tx: Queryable,
  organizationId: number,
  task: { readonly kind: TaskKind; readonly ownId: number; readonly again: boolean },
  now: Date,
): Promise<number> => {
  const key = [organizationId, task.kind, task.ownId]
  await tx.change(
    `insert into accounting_task (organization_id, kind, own_id, next_at) values ($1, $2, $3, $4)
     on conflict (organization_id, kind, own_id) do nothing`,
    [...key, now],
  )
  if (task.again)
    await tx.change(
      `update accounting_task set state = 'QUEUED', ended_at = null, next_at = $4
       where organization_id = $1 and kind = $2 and own_id = $3 and state = 'SYNCED'`,
      [...key, now],
    )
  const { id } = await tx.theRow<{ id: number }>(
    'select id from accounting_task where organization_id = $1 and kind = $2 and own_id = $3',
    key,
  )
  return id
}

export const addNeed = async (
  tx: Queryable,
  organizationId: number,
  need: { readonly invoiceId: number; readonly position: number; readonly taskId: number },
): Promise<void> => {
  await tx.change(
    `insert into accounting_need (organization_id, invoice_id, position, task_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [organizationId, need.invoiceId, need.position, need.taskId],
  )
}

/** Whether an invoice goes to the books, or has gone there. */
export const isInBooks = async (db: Queryable, organizationId: number, invoiceId: number): Promise<boolean> =>
  (await db.oneRow(
    `select 1 as one from accounting_task where organization_id = $1 and kind in ('INVOICE', 'CREDIT_NOTE') and own_id = $2`,
    [organizationId, invoiceId],
  )) !== undefined
