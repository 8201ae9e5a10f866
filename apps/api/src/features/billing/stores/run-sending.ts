import type { RunSending } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { RunKey } from './billing-runs.ts'

type Steps = Pick<RunSending, 'steps' | 'firstNumber' | 'lastNumber'>

// What became of the last delivery of each invoice of the run $2 of the club $1.
const sent = `select i.number, coalesce(d.method, i.method) as method, d.state, d.problem, d.ended_at from invoice i
  left join last_delivery d on (d.organization_id, d.invoice_id) = (i.organization_id, i.id)
  where i.organization_id = $1 and i.run_id = $2`

/** How far each step of a run has come, and the numbers that were given. */
export const findSteps = (db: Queryable, { organizationId, id }: RunKey): Promise<Steps> =>
  db.theRow(
    `with sent as (${sent}),
     bill as (select count(*) filter (where invoice_id is not null)::int as done, count(*) filter (where invoice_id is null)::int as queued
       from billing_run_membership where organization_id = $1 and run_id = $2 and set_aside is null or organization_id = $1 and run_id = $2 and invoice_id is not null),
     step as (
       select 0 as place, 'INVOICE' as step, done, queued, 0 as failed from bill
       union all select 1, method, (count(*) filter (where state = 'SENT'))::int, (count(*) filter (where state = 'QUEUED' or state is null))::int,
         (count(*) filter (where state = 'FAILED'))::int from sent where method is not null group by method)
     select min(number) as "firstNumber", max(number) as "lastNumber", (select coalesce(json_agg(json_build_object('step', step, 'done', done,
       'queued', queued, 'failed', failed) order by place, step), '[]') from step) as steps from sent`,
    [organizationId, id],
  )

type Failed = { at: Date; text: string }

/** The invoices of a run that were not delivered, the newest first. */
export const listFailed = (db: Queryable, { organizationId, id }: RunKey): Promise<Failed[]> =>
  db.rows(
    `select ended_at as at, number || ': ' || problem as text from (${sent}) sent where state = 'FAILED' order by ended_at desc limit 20`,
    [organizationId, id],
  )

/** SQL: the deliveries `d` of a run that wait to be sent, but what is printed: that waits for whoever fetches the file. */
export const queuedOf = (organization: string, run: string): string =>
  `invoice i join invoice_delivery d on (d.organization_id, d.invoice_id) = (i.organization_id, i.id)
    and d.state = 'QUEUED' and d.method <> 'PRINT' where i.organization_id = ${organization} and i.run_id = ${run}`

/** What waits to be sent of a run. */
export const listQueuedDeliveries = async (db: Queryable, { organizationId, id }: RunKey): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(`select d.id::int as id from ${queuedOf('$1', '$2')} order by d.id`, [
    organizationId,
    id,
  ])
  return rows.map((row) => row.id)
}

/** Holds a run back, or lets it go on. */
export const setPaused = async (tx: Queryable, { organizationId, id }: RunKey, at: Date | null): Promise<void> => {
  await tx.change('update billing_run set paused_at = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    at,
  ])
}

export const isPaused = async (db: Queryable, { organizationId, id }: RunKey): Promise<boolean> =>
  (await db.oneRow('select from billing_run where organization_id = $1 and id = $2 and paused_at is not null', [
    organizationId,
    id,
  ])) !== undefined
