import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'

export type ClosedMonth = {
  month: string
  closedAt: Date
  closedBy: string | null
  why: string | null
  report: string
  sha256: string
}

export const findClosedMonth = (
  db: Queryable,
  organizationId: number,
  month: string,
): Promise<ClosedMonth | undefined> =>
  db.oneRow<ClosedMonth>(
    `select to_char(c.month, 'YYYY-MM') as month, c.closed_at as "closedAt", p.name as "closedBy", c.why, c.report, c.sha256
     from closed_month c left join person p on p.id = c.closed_by where c.organization_id = $1 and c.month = ($2 || '-01')::date`,
    [organizationId, month],
  )

/** The months that there are books of until a day, the oldest first. */
export const listBookedMonths = (
  db: Queryable,
  organizationId: number,
  day: string,
): Promise<{ month: string; isClosed: boolean }[]> =>
  db.rows(
    `with begun as (select least(
         (select min(invoice_date) from invoice where organization_id = $1),
         (select min(posted_on) from incoming_payment where organization_id = $1), $2::date) as day)
     select to_char(m.month, 'YYYY-MM') as month, c.month is not null as "isClosed"
     from begun cross join generate_series(date_trunc('month', begun.day), $2::date, interval '1 month') m (month)
     left join closed_month c on c.organization_id = $1 and c.month = m.month::date order by m.month`,
    [organizationId, day],
  )

/** Waits for all who date something in the books now, and lets nobody else until the transaction ends. */
export const lockMonths = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('closed-month ' || $1::int, 21))`, [organizationId])
}

/** Refuses a day, 'YYYY-MM-DD', of a month that is closed, and keeps the others open until the transaction ends. */
export const requireOpenMonth = async (tx: Queryable, organizationId: number, day: string): Promise<void> => {
  await tx.rows('select share_months($1)', [organizationId])
  const { isClosed } = await tx.theRow<{ isClosed: boolean }>('select $2::date < first_open_day($1) as "isClosed"', [
    organizationId,
    day,
  ])
  if (isClosed) throw new Refusal('month.closed')
}

/** What the database says of a day in a month that is closed, as it is told. */
export const asClosedMonth = (error: unknown): never => {
  const isClosed = error instanceof Error && 'constraint' in error && error.constraint === 'month_is_open'
  throw isClosed ? new Refusal('month.closed') : error
}

/** Gives lines that were booked on no account the one that their product has by now. */
export const completeAccounts = async (tx: Queryable, organizationId: number, month: string): Promise<void> => {
  await tx.change(
    `update invoice_line l set account = p.account from invoice i, charge c, product p
     where l.organization_id = $1 and l.account is null and (i.organization_id, i.id) = (l.organization_id, l.invoice_id)
       and (c.organization_id, c.id) = (l.organization_id, l.charge_id) and (p.organization_id, p.id) = (c.organization_id, c.product_id)
       and i.invoice_date >= ($2 || '-01')::date and i.invoice_date < (($2 || '-01')::date + interval '1 month')::date`,
    [organizationId, month],
  )
}

export const insertClosedMonth = async (
  tx: Queryable,
  organizationId: number,
  made: { month: string; at: Date; by: number | null; why: string | null; report: string; sha256: string },
): Promise<void> => {
  await tx.change(
    `insert into closed_month (organization_id, month, closed_at, closed_by, why, report, sha256)
     values ($1, ($2 || '-01')::date, $3, $4, $5, $6, $7)`,
    [organizationId, made.month, made.at, made.by, made.why, made.report, made.sha256],
  )
}
