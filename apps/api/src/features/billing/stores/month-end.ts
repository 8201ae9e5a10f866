import type { Queryable } from '../../../platform/db/queryable.ts'
import { unbilledBefore } from './unbilled-lines.ts'

type Left = { count: number; ore: number | null; of: string[] }

// $2: the first day of the month. All until the last is meant, since nothing before it is left either.
const after = "($2::date + interval '1 month')::date"
const momentAfter = `${after}::timestamp at time zone 'Europe/Oslo'`
const ofMonth = `i.invoice_date >= $2::date and i.invoice_date < ${after}`

const trips = (is: string): string =>
  `select r.reservation_number::text as name, null::bigint as ore, r.start_at as at from reservation r
   where r.organization_id = $1 and r.kind in ('member', 'admin') and r.voided_at is null and r.canceled_at is null and ${is}`

const SHOWN = 3
/** SQL: how many there are, what they come to and the first of them. */
const summed = (one: string): string =>
  `with one as (${one}) select count(*)::int as count, sum(ore)::float8 as ore,
     coalesce((select array_agg(name order by at, name) from (select name, at from one order by at, name limit ${SHOWN}) first), '{}') as of
   from one`

/** SQL of what is left, each with a name, an amount where it has one, and since when. */
const kinds = {
  RUNS: `select run.delivered_until::text as name, null::bigint as ore, run.drafted_at as at from billing_run run
    where run.organization_id = $1 and run.state in ('DRAFT', 'CHECKED', 'APPROVED', 'ISSUING') and run.invoice_date < ${after}`,
  ACCOUNTS: `select p.product_number || ' ' || p.name as name, sum(l.gross_ore) as ore, min(c.delivered_to) as at from invoice i
    join invoice_line l on (l.organization_id, l.invoice_id) = (i.organization_id, i.id)
    join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
    join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
    where i.organization_id = $1 and ${ofMonth} and coalesce(l.account, p.account) is null group by p.id, p.product_number, p.name`,
  HOLES: `select (i.number + 1)::text as name, null::bigint as ore, now() as at from invoice i
    where i.organization_id = $1 and ${ofMonth} and i.numbered_by = 'OWN'
      and exists (select from invoice l where l.organization_id = $1 and l.number > i.number and l.numbered_by = 'OWN')
      and not exists (select from invoice n where n.organization_id = $1 and n.number = i.number + 1 and n.numbered_by = 'OWN')`,
  BOOKS: `select i.number || ' ' || i.customer_name as name, i.total_ore::bigint as ore, i.invoice_date::timestamptz as at from invoice i
    where i.organization_id = $1 and i.invoice_date < ${after} and i.numbered_by = 'TRIPLETEX' and not exists (select from accounting_task t
      where (t.organization_id, t.own_id) = (i.organization_id, i.id) and t.kind in ('INVOICE', 'CREDIT_NOTE') and t.state in ('SYNCED', 'MARKED'))`,
  HELD: `select m.name, sum(c.gross_ore) as ore, min(c.delivered_to) as at from charge c
    join membership m on (m.organization_id, m.id) = (c.organization_id, c.membership_id)
    where c.organization_id = $1 and c.state = 'held' and c.delivered_to < ${momentAfter} group by m.id, m.name`,
  UNENDED: trips(`r.started_at is not null and r.ended_at is null and r.end_at < ${momentAfter}`),
  ODOMETERS: trips(`r.ended_at < ${momentAfter} and r.kilometers_missing`),
  REVIEWS: trips(`r.needs_review and coalesce(r.ended_at, r.end_at) < ${momentAfter}`),
  UNSENT: `select i.number || ' ' || i.customer_name as name, i.total_ore::bigint as ore, i.invoice_date::timestamptz as at from invoice i
    where i.organization_id = $1 and i.invoice_date < ${after} and i.method in ('EMAIL', 'EHF') and i.receiver <> '' and i.paid_at is null
      and coalesce((select d.state from last_delivery d where (d.organization_id, d.invoice_id) = (i.organization_id, i.id)), 'NONE') <> 'SENT'`,
  UNMATCHED: `select coalesce(p.payer_name, p.kid, to_char(p.booked_on, 'DD.MM.YYYY')) as name, (p.amount_ore - p.allocated_ore)::bigint as ore, p.created_at as at
    from incoming_payment p where p.organization_id = $1 and p.allocated_ore <> p.amount_ore and p.set_aside is null and p.posted_on < ${after}`,
  UNPAID: `select i.number || ' ' || i.customer_name as name, i.rest_ore::bigint as ore, i.due_date::timestamptz as at from invoice i
    where i.organization_id = $1 and i.rest_ore > 0 and i.credited_at is null and i.due_date < least(${after}, $3::date)`,
  EXPENSES: `select r.reservation_number::text as name, e.amount_ore::bigint as ore, e.sent_at as at from reservation_expense e
    join reservation r on (r.organization_id, r.id) = (e.organization_id, e.reservation_id)
    where e.organization_id = $1 and e.sent_at < ${momentAfter} and (e.state = 'RECEIVED' or e.state = 'PAYOUT' and not exists (select from payout o
      where (o.organization_id, o.expense_id) = (e.organization_id, e.id) and o.state <> 'CANCELED'))`,
  PAYOUTS: `select o.receiver as name, o.amount_ore::bigint as ore, o.created_at as at from payout o
    where o.organization_id = $1 and o.state in ('WAITING', 'APPROVED') and o.posted_on < ${after}`,
} as const

const statements = {
  UNBILLED: unbilledBefore(momentAfter, SHOWN),
  ...(Object.fromEntries(Object.entries(kinds).map(([kind, sql]) => [kind, summed(sql)])) as Record<
    keyof typeof kinds,
    string
  >),
}
export type LeftKind = keyof typeof statements

/** What of each kind is left until a month, 'YYYY-MM', is over; days are compared with today's, 'YYYY-MM-DD'. */
export const listLeft = async (
  db: Queryable,
  organizationId: number,
  month: string,
  today: string,
): Promise<ReadonlyMap<LeftKind, Left>> => {
  const left = new Map<LeftKind, Left>()
  for (const [kind, sql] of Object.entries(statements) as [LeftKind, string][]) {
    const parameters = [organizationId, `${month}-01`, ...(sql.includes('$3') ? [today] : [])]
    left.set(kind, await db.theRow<Left>(sql, parameters))
  }
  return left
}
