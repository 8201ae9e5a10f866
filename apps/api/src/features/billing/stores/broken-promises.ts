import type { Queryable } from '../../../platform/db/queryable.ts'
import { isCorrected } from './charges.ts'

// What each line is held against in one pass: there are far more of them than of anything else.
const ofLines = {
  onOneLine: 'a billed charge is on one line, and no other is on any',
  says: 'a line says what its charge says',
  delivered: 'nothing is billed before it is delivered',
} as const

/** SQL of what breaks the promises of lines: which, the organisation, and the id of the charge or of the invoice. */
const wrongLines = `
  select broken.promise, broken.organization_id, broken.id from (
    select l.organization_id, l.invoice_id, c.id as charge_id, c.state <> 'billed' as unbilled,
      (l.gross_ore, l.vat_ore, l.vat_code, l.vat_percent) is distinct from (c.gross_ore, c.vat_ore, c.vat_code, c.vat_percent) as differs,
      (c.delivered_to at time zone 'Europe/Oslo')::date > i.invoice_date as early
    from invoice_line l join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
    join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id)) line
  cross join lateral (values ('${ofLines.onOneLine}', line.organization_id, line.charge_id, line.unbilled),
    ('${ofLines.says}', line.organization_id, line.invoice_id, line.differs),
    ('${ofLines.delivered}', line.organization_id, line.invoice_id, line.early)) broken (promise, organization_id, id, is_broken)
  where (line.unbilled or line.differs or line.early) and broken.is_broken`

// A charge is on one line at most. So where lines and billed charges are as many, each has one, and nobody need look for those without.
const unbilledLines = `
  select '${ofLines.onOneLine}' as promise, c.organization_id, c.id from charge c
  join (select organization_id, count(*) as billed from charge where state = 'billed' group by 1) charged using (organization_id)
  left join (select organization_id, count(*) as lines from invoice_line group by 1) lined using (organization_id)
  where charged.billed is distinct from lined.lines and c.state = 'billed' and not exists (
    select from invoice_line l where (l.organization_id, l.charge_id) = (c.organization_id, c.id))`

// What began before a club came from elsewhere is owed, and billed there.
const isBeforeCutOver = (c: string): string => `exists (
    select from moving_in m where m.organization_id = ${c}.organization_id and ${c}.delivered_from < m.cut_over_at and ${c}.reverses is null)`

// SQL of what breaks each other promise: the organisation, and the id of what is wrong.
const promises = {
  'an invoice is the sum of its lines': `
    select i.organization_id, i.id from invoice i
    left join invoice_line l on (l.organization_id, l.invoice_id) = (i.organization_id, i.id)
    group by i.organization_id, i.id, i.total_ore, i.vat_ore
    having i.total_ore <> coalesce(sum(l.gross_ore), 0) or i.vat_ore <> coalesce(sum(l.vat_ore), 0)`,
  'the numbers of invoices have no holes': `
    select organization_id, max(number) as id from invoice where numbered_by = 'OWN' group by organization_id
    having max(number) - min(number) + 1 <> count(*)`,
  'what takes a charge back is its figures below zero': `
    select b.organization_id, b.id from charge b join charge c on (c.organization_id, c.id) = (b.organization_id, b.reverses)
    where b.reverses is not null and (b.gross_ore, b.vat_ore, b.vat_code, b.product_id, b.membership_id)
      is distinct from (-c.gross_ore, -c.vat_ore, c.vat_code, c.product_id, c.membership_id)`,
  'the charges of a trip are its price and its corrections': `
    with charged as (
      select c.organization_id, c.reservation_id, sum(c.gross_ore) as ore from charge c
      where c.source in ('PRICE', 'CANCELLATION') and (c.state <> 'dropped' or ${isBeforeCutOver('c')} or c.reverses is null and ${isCorrected('c')}) group by 1, 2
      union all
      select c.organization_id, c.reservation_id, sum(c.gross_ore) from charge c
      where c.source in ('PRICE', 'CANCELLATION') and c.state <> 'dropped' and c.reverses is null and ${isCorrected('c')} group by 1, 2),
    summed as (select organization_id, reservation_id, sum(ore) as ore from charged group by 1, 2),
    owed as (
      select l.organization_id, l.reservation_id, sum(l.total_ore) as ore from reservation_price_line l
      join reservation r on (r.organization_id, r.id) = (l.organization_id, l.reservation_id)
      where l.stage = case when r.canceled_at is null then 'end' else 'cancel' end and r.voided_at is null
        and not r.kilometers_missing and coalesce(r.canceled_at, r.ended_at) is not null and r.membership_id is not null
      group by 1, 2)
    select organization_id, reservation_id as id from summed full join owed using (organization_id, reservation_id)
    where coalesce(summed.ore, 0) <> coalesce(owed.ore, 0) and reservation_id is not null`,
  'what a payment pays is what was allocated of it, and never more than it is': `
    select p.organization_id, p.id from incoming_payment p
    left join payment_allocation a on (a.organization_id, a.payment_id) = (p.organization_id, p.id)
    group by p.organization_id, p.id
    having p.allocated_ore <> coalesce(sum(a.amount_ore), 0) or abs(coalesce(sum(a.amount_ore), 0)) > abs(p.amount_ore)
      or p.credit_ore <> coalesce(sum(a.amount_ore) filter (where a.target = 'CREDIT'), 0)`,
  'an invoice is paid what was allocated to it, is credited by its credit note, and nothing rests below zero': `
    select i.organization_id, i.id from invoice i
    left join lateral (select sum(a.amount_ore) as ore from payment_allocation a
      where (a.organization_id, a.invoice_id) = (i.organization_id, i.id)) paid on true
    left join invoice n on (n.organization_id, n.credits_id) = (i.organization_id, i.id)
    where i.kind = 'INVOICE' and (i.paid_ore <> coalesce(paid.ore, 0) or i.credited_ore <> coalesce(-n.total_ore, 0)
      or i.total_ore - i.credited_ore - i.written_off_ore - i.paid_ore < 0)`,
  'an invoice is paid when nothing of it rests, and not before': `
    select organization_id, id from invoice where (paid_at is not null) <>
      (kind = 'INVOICE' and credited_at is null and total_ore = credited_ore + written_off_ore + paid_ore)`,
  'every voucher comes to nothing': `
    select organization_id, source_id as id from posting group by organization_id, kind, source_id having sum(amount_ore) <> 0`,
  'an invoice, its credit notes, payments and losses are what rests of it': `
    select i.organization_id, i.id from invoice i where i.kind = 'INVOICE' and i.rest_ore <> i.total_ore
      + coalesce((select sum(n.total_ore) from invoice n where (n.organization_id, n.credits_id) = (i.organization_id, i.id)), 0)
      - coalesce((select sum(a.amount_ore) from payment_allocation a where (a.organization_id, a.invoice_id) = (i.organization_id, i.id)), 0)
      - coalesce((select sum(w.amount_ore) from write_off w where (w.organization_id, w.invoice_id) = (i.organization_id, i.id)), 0)`,
  'the ledger of a membership is what its open bills come to': `
    with booked as (select organization_id, membership_id, sum(amount_ore) as ore from posting where role = 'RECEIVABLES' group by 1, 2),
    open as (
      select organization_id, membership_id, rest_ore as ore from invoice
      union all select organization_id, membership_id, total_ore from invoice where kind = 'CREDIT_NOTE' and credits_id is null
      union all select organization_id, membership_id, -amount_ore from payment_allocation where target = 'CREDIT'
      union all select organization_id, membership_id, amount_ore from payout where credit_note_id is not null and state <> 'CANCELED'),
    summed as (select organization_id, membership_id, sum(ore) as ore from open group by 1, 2)
    select organization_id, membership_id as id from booked full join summed using (organization_id, membership_id)
    where coalesce(booked.ore, 0) <> coalesce(summed.ore, 0)`,
  'what is lost of an invoice is what was written off of it': `
    select i.organization_id, i.id from invoice i where i.written_off_ore <> coalesce((select sum(w.amount_ore) from write_off w
      where (w.organization_id, w.invoice_id) = (i.organization_id, i.id)), 0)`,
} as const

type PromiseName = keyof typeof promises | (typeof ofLines)[keyof typeof ofLines]

/** A promise of billing that does not hold: how often, and the ids of some that break it. */
export type BrokenPromise = { promise: PromiseName; organizationId: number; count: number; ids: number[] }

const SHOWN = 10
// Enough that what was ever billed is joined in one go. That it is: of a club whose first month has just been billed the planner
// knows nothing yet, and would go through all lines for each invoice.
const inOneGo = "set local work_mem = '64MB'; set local enable_nestloop = off"
const asBefore = 'reset work_mem; reset enable_nestloop'
/** SQL of each pass over what was billed: which promise is broken, the organisation, and the id of what breaks it. */
const passes: readonly string[] = [
  `${wrongLines} union all ${unbilledLines}`,
  ...Object.entries(promises).map(([promise, sql]) => `select '${promise}' as promise, broken.* from (${sql}) broken`),
]

/** What of billing does not hold, for all clubs or for one; an empty list where all is well. Needs a transaction. */
export const findBrokenPromises = async (tx: Queryable, of?: number): Promise<BrokenPromise[]> => {
  await tx.change(inOneGo)
  const ofOne = of === undefined ? '' : 'where organization_id = $1'
  const broken: BrokenPromise[] = []
  for (const pass of passes) {
    const found = await tx.rows<BrokenPromise>(
      `select promise, organization_id as "organizationId", count(*)::int as count,
         (array_agg(id::int order by id))[1:${SHOWN}] as ids from (${pass}) wrong ${ofOne} group by 1, 2 order by 1, 2`,
      of === undefined ? [] : [of],
    )
    broken.push(...found)
  }
  await tx.change(asBefore)
  return broken
}
