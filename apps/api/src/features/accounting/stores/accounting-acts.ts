import type { TaskCause, TaskKind } from '@delebil/core-api/admin'
import type { InvoiceMethod } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { numberBill } from './accounting-tasks.ts'

/** Which bills an act is about: those named, or all that a cause holds up. */
export type Chosen = { readonly ids?: readonly number[] | undefined; readonly cause?: TaskCause | undefined }

const ofChosen = `t.organization_id = $1 and t.id in (select n.task_id from accounting_need n where n.organization_id = $1
    and ($2::int[] is null or n.invoice_id = any($2))) and ($3::text is null or t.cause = $3)`
const keyOf = (organizationId: number, { ids, cause }: Chosen) => [organizationId, ids ?? null, cause ?? null]

/** How many bills have any of the tasks among what they need. */
const countBillsOf = async (db: Queryable, organizationId: number, ids: readonly number[]): Promise<number> =>
  (
    await db.theRow<{ count: number }>(
      'select count(distinct invoice_id)::int as count from accounting_need where organization_id = $1 and task_id = any($2::bigint[])',
      [organizationId, ids],
    )
  ).count

const changing = async (
  db: Queryable,
  organizationId: number,
  statement: string,
  values: unknown[],
): Promise<number> => {
  const changed = await db.rows<{ id: number }>(`${statement} returning t.id`, values)
  return countBillsOf(
    db,
    organizationId,
    changed.map(({ id }) => id),
  )
}

/** Nothing more is sent of them. What is on its way is not stopped. */
export const pauseTasks = (tx: Queryable, organizationId: number, chosen: Chosen, by: number): Promise<number> =>
  changing(
    tx,
    organizationId,
    `update accounting_task t set paused_from = t.state, state = 'PAUSED', decided_by = $4
     where ${ofChosen} and t.state in ('QUEUED', 'OVERRIDDEN', 'FAILED', 'UNKNOWN') and t.kind not in ('CUSTOMER', 'PRODUCT')`,
    [...keyOf(organizationId, chosen), by],
  )

/** What stopped is tried again, what was paused goes on, and what is unknown is looked for now. */
export const startTasks = (tx: Queryable, organizationId: number, chosen: Chosen, now: Date): Promise<number> =>
  changing(
    tx,
    organizationId,
    `update accounting_task t set paused_from = null, next_at = $4, attempts = 0, cause = null, answer = null,
       state = case when t.state = 'UNKNOWN' or t.paused_from = 'UNKNOWN' then 'UNKNOWN' when t.method is null then 'QUEUED' else 'OVERRIDDEN' end
     where ${ofChosen} and t.state in ('FAILED', 'PAUSED', 'UNKNOWN')`,
    [...keyOf(organizationId, chosen), now],
  )

/** What a cause says is gone over there is made again before what stopped for it. */
export const renewNeeded = async (
  tx: Queryable,
  organizationId: number,
  chosen: Chosen,
  { cause, kind }: { readonly cause: TaskCause; readonly kind: TaskKind },
  now: Date,
): Promise<void> => {
  await tx.change(
    `update accounting_task d set state = 'QUEUED', ended_at = null, next_at = $4, attempts = 0
     where d.organization_id = $1 and d.kind = $6 and d.state = 'SYNCED' and d.id in (
       select e.task_id from accounting_need e join accounting_need n on (n.organization_id, n.invoice_id) = (e.organization_id, e.invoice_id)
       join accounting_task t on (t.organization_id, t.id) = (n.organization_id, n.task_id)
       where ${ofChosen} and t.state = 'FAILED' and t.cause = $5)`,
    [...keyOf(organizationId, chosen), now, cause, kind],
  )
}

/** They are sent otherwise than they say, once they are made: those named, or all that a cause holds up at any of their steps. */
export const overrideMethod = (
  tx: Queryable,
  organizationId: number,
  { ids, cause, method, now }: Chosen & { readonly method: InvoiceMethod; readonly now: Date },
): Promise<number> =>
  changing(
    tx,
    organizationId,
    `update accounting_task t set method = $4, next_at = $5, cause = null, answer = null, attempts = 0,
       state = case when t.state in ('QUEUED', 'FAILED') then 'OVERRIDDEN' else t.state end,
       paused_from = case when t.paused_from in ('QUEUED', 'FAILED') then 'OVERRIDDEN' else t.paused_from end
     where t.organization_id = $1 and t.kind = 'SENDING' and t.state in ('QUEUED', 'OVERRIDDEN', 'FAILED', 'PAUSED')
       and ($2::int[] is null or t.own_id = any($2)) and ($3::text is null or exists (select from accounting_need n
         join accounting_task c on (c.organization_id, c.id) = (n.organization_id, n.task_id) and c.state = 'FAILED' and c.cause = $3
         where (n.organization_id, n.invoice_id) = (t.organization_id, t.own_id)))`,
    [...keyOf(organizationId, { ids, cause }), method, now],
  )

/** Says of a bill that it is in the books under a number. Nothing is sent of it any more. */
export const markBill = async (
  tx: Queryable,
  organizationId: number,
  invoiceId: number,
  { foreignNumber, why, by, at }: { foreignNumber: string; why: string; by: number; at: Date },
): Promise<boolean> =>
  (
    await tx.theRow<{ count: number }>(
      `with done as (update accounting_task t set state = 'MARKED', paused_from = null, ended_at = $3, why = $4, decided_by = $5, cause = null, sent = null, answer = null,
       foreign_number = case when t.kind in ('INVOICE', 'CREDIT_NOTE') then $6 else t.foreign_number end
     where t.organization_id = $1 and t.own_id = $2 and t.kind in ('ORDER', 'INVOICE', 'CREDIT_NOTE', 'SENDING') and t.state not in ('SYNCED', 'MARKED', 'SENDING') returning *),
     numbered as (${numberBill})
     select count(*)::int as count from done`,
      [organizationId, invoiceId, at, why, by, foreignNumber],
    )
  ).count > 0

export type BillTask = { id: number; kind: TaskKind; wasSent: boolean }

/** The steps of a bill that are not done, locked; of each whether anything of it was ever sent. */
export const lockSteps = (tx: Queryable, organizationId: number, invoiceId: number): Promise<BillTask[]> =>
  tx.rows<BillTask>(
    `select id, kind, sent is not null or foreign_id is not null or state in ('SENDING', 'UNKNOWN', 'SYNCED') as "wasSent" from accounting_task
     where organization_id = $1 and own_id = $2 and kind in ('ORDER', 'INVOICE', 'CREDIT_NOTE', 'SENDING') order by id for no key update`,
    [organizationId, invoiceId],
  )

/** A bill goes to the books no more. */
export const removeBill = async (tx: Queryable, organizationId: number, invoiceId: number): Promise<void> => {
  await tx.change('delete from accounting_need where organization_id = $1 and invoice_id = $2', [
    organizationId,
    invoiceId,
  ])
  await tx.change(
    `delete from accounting_task where organization_id = $1 and own_id = $2 and kind in ('ORDER', 'INVOICE', 'CREDIT_NOTE', 'SENDING')`,
    [organizationId, invoiceId],
  )
}

/** The invoices with a charge of a reservation that the books number and that do not go there. */
export const listInvoicesOutside = async (
  db: Queryable,
  organizationId: number,
  reservationId: number,
): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select distinct l.invoice_id as id from charge c join invoice_line l on (l.organization_id, l.charge_id) = (c.organization_id, c.id)
       join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id) and i.numbered_by = 'TRIPLETEX'
       where c.organization_id = $1 and c.reservation_id = $2 and not exists (select from accounting_need n
         where (n.organization_id, n.invoice_id) = (l.organization_id, l.invoice_id)) order by 1`,
      [organizationId, reservationId],
    )
  ).map(({ id }) => id)
