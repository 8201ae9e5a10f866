import type { TaskCause, TaskKind, TaskState } from '@delebil/core-api/admin'
import type { InvoiceMethod } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** SQL: of each bill of $1 that has not come through and that nobody has said to be there, the task that holds it up: what stopped before what only waits its turn. */
const held = `held as (
  select distinct on (n.invoice_id) n.invoice_id, t.id, t.kind, t.state, t.cause, t.sent, t.answer, t.next_at
  from accounting_task t
  join accounting_need n on (n.organization_id, n.task_id) = (t.organization_id, t.id)
  where t.organization_id = $1 and t.state not in ('SYNCED', 'MARKED') and not exists (select from accounting_task d
    where (d.organization_id, d.own_id) = (t.organization_id, n.invoice_id) and d.kind = 'SENDING' and d.state in ('SYNCED', 'MARKED'))
  order by n.invoice_id, n.position, t.state in ('QUEUED', 'OVERRIDDEN', 'SENDING'), t.id)`

/** SQL: that the held bill `h` waits for somebody, or for an answer. */
const isStopped = `h.state in ('FAILED', 'UNKNOWN', 'PAUSED')`

/** SQL: what holds up bills of $1, each cause once. */
export const heldCauses = `(with ${held} select distinct coalesce(h.cause, h.state) from held h where ${isStopped}) as stopped`

export type ErrorView = 'held' | 'unknown' | 'paused' | 'marked'
const viewed: Readonly<Record<Exclude<ErrorView, 'marked'>, string>> = {
  held: isStopped,
  unknown: `h.state = 'UNKNOWN'`,
  paused: `h.state = 'PAUSED'`,
}

export type HeldBill = {
  id: number
  orderNumber: string
  invoiceNumber: string
  invoiceMethod: InvoiceMethod | null
  to: string
  membershipId: number
  ore: number
  step: TaskKind
  state: TaskState
  cause: TaskCause | null
  sent: object | null
  answer: object | null
  nextAt: Date | null
}

const marked = `held as (
  select t.own_id as invoice_id, t.id, t.kind, t.state, t.cause, t.sent, t.answer, t.next_at from accounting_task t
  where t.organization_id = $1 and t.state = 'MARKED' and t.kind in ('INVOICE', 'CREDIT_NOTE'))`

const orderNumber = `coalesce((select o.foreign_number from accounting_task o where o.organization_id = $1 and o.kind = 'ORDER' and o.own_id = i.id),
  coalesce(i.run_id, 0) || '-' || coalesce(i.bill_number, i.number))`

/** The bills that are held up, or those of one view or cause, the oldest first. */
export const listHeldBills = (
  db: Queryable,
  organizationId: number,
  { view, cause, size }: { readonly view: ErrorView; readonly cause?: TaskCause | undefined; readonly size: number },
): Promise<HeldBill[]> =>
  db.rows<HeldBill>(
    `with ${view === 'marked' ? marked : held}
     select i.id, ${orderNumber} as "orderNumber", coalesce(f.foreign_number, i.number::text) as "invoiceNumber",
       coalesce(s.method, i.method) as "invoiceMethod", i.customer_name as "to", i.membership_id as "membershipId", i.total_ore as ore,
       h.kind as step, h.state, h.cause, h.sent, h.answer, case when h.state = 'UNKNOWN' then h.next_at end as "nextAt"
     from held h join invoice i on (i.organization_id, i.id) = ($1, h.invoice_id)
     left join accounting_task f on (f.organization_id, f.own_id) = ($1, i.id) and f.kind in ('INVOICE', 'CREDIT_NOTE')
     left join accounting_task s on (s.organization_id, s.own_id) = ($1, i.id) and s.kind = 'SENDING'
     where ${view === 'marked' ? 'true' : viewed[view]} and ($2::text is null or h.cause = $2)
     order by i.id limit $3`,
    [organizationId, cause ?? null, size],
  )

export type ErrorCounts = { causes: number; held: number; unknown: number; pausedBills: number; marked: number }

export const countHeldBills = (db: Queryable, organizationId: number): Promise<ErrorCounts> =>
  db.theRow<ErrorCounts>(
    `with ${held}
     select count(distinct coalesce(h.cause, h.state)) filter (where ${isStopped})::int as causes, count(*) filter (where ${isStopped})::int as held,
       count(*) filter (where h.state = 'UNKNOWN')::int as unknown, count(*) filter (where h.state = 'PAUSED')::int as "pausedBills",
       (select count(*)::int from accounting_task t where t.organization_id = $1 and t.state = 'MARKED' and t.kind in ('INVOICE', 'CREDIT_NOTE')) as marked
     from held h`,
    [organizationId],
  )

export type ErrorGroup = {
  state: TaskState
  cause: TaskCause | null
  count: number
  answer: object | null
  nextAt: Date | null
}

/** What holds up bills, by its cause; what holds up most of them first. */
export const listErrorGroups = (db: Queryable, organizationId: number): Promise<ErrorGroup[]> =>
  db.rows<ErrorGroup>(
    `with ${held}
     select h.state, case when h.state = 'FAILED' then h.cause end as cause, count(*)::int as count, (array_agg(h.answer order by h.invoice_id))[1] as answer,
       min(h.next_at) filter (where h.state = 'UNKNOWN') as "nextAt"
     from held h where ${isStopped} group by 1, 2 order by count(*) desc, 1, 2`,
    [organizationId],
  )

export type Progress = { total: number; synced: number }

/** How many bills go to the books in all, and of how many nothing is left to do. */
export const countBills = (db: Queryable, organizationId: number): Promise<Progress> =>
  db.theRow<Progress>(
    `select count(*)::int as total, count(*) filter (where state in ('SYNCED', 'MARKED'))::int as synced from accounting_task
     where organization_id = $1 and kind = 'SENDING'`,
    [organizationId],
  )

export type PausedBooks = { at: Date; why: string; by: string | null }

export const findPause = (db: Queryable, organizationId: number): Promise<PausedBooks | undefined> =>
  db.oneRow<PausedBooks>(
    `select c.paused_at as at, c.paused_why as why, p.name as by from accounting_configuration c left join person p on p.id = c.paused_by
     where c.organization_id = $1 and c.paused_at is not null`,
    [organizationId],
  )
