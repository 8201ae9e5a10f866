import type { RunApproval } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import { isDue, isOfRun, type RunKey } from './billing-runs.ts'
import { buyerColumns } from './buyers.ts'

/** SQL: the charges `c` of the bills of the run $2 of the club $1 that are not set aside. */
const charges = `billing_run run join billing_run_membership b on (b.organization_id, b.run_id) = (run.organization_id, run.id) and b.set_aside is null
  join charge c on (c.organization_id, c.membership_id) = (b.organization_id, b.membership_id) and c.id <= b.last_charge_id and ${isOfRun}
    and ${isDue('run.delivered_until')}`

type Facts = {
  oldestDelivery: string | null
  nextNumber: number
  grossOre: number
  vatOre: number
  chargedOre: number
  chargedVatOre: number
  billedTwice: number
  notDelivered: number
}

/** What is true of the charges of a run that is to be approved. */
export const findApprovalFacts = (db: Queryable, { organizationId, id }: RunKey): Promise<Facts> =>
  db.theRow(
    `with owed as (select c.*, run.invoice_date from ${charges} where run.organization_id = $1 and run.id = $2)
     select min((delivered_from at time zone 'Europe/Oslo')::date)::text as "oldestDelivery",
       coalesce((select last_number + 1 from invoice_number where organization_id = $1), 10001) as "nextNumber",
       coalesce(sum(gross_ore), 0)::float8 as "chargedOre", coalesce(sum(vat_ore), 0)::float8 as "chargedVatOre",
       (select coalesce(sum(gross_ore), 0)::float8 from billing_run_membership where organization_id = $1 and run_id = $2 and set_aside is null) as "grossOre",
       (select coalesce(sum(vat_ore), 0)::float8 from billing_run_membership where organization_id = $1 and run_id = $2 and set_aside is null) as "vatOre",
       (count(*) - count(distinct id) + count(*) filter (where exists (select from invoice_line l
         where (l.organization_id, l.charge_id) = (owed.organization_id, owed.id))))::int as "billedTwice",
       (count(*) filter (where (delivered_to at time zone 'Europe/Oslo')::date > invoice_date))::int as "notDelivered"
     from owed`,
    [organizationId, id],
  )

/** How the bills of a run go out. */
export const listMethodSums = (db: Queryable, { organizationId, id }: RunKey): Promise<RunApproval['methods']> =>
  db.rows(
    `select m.invoice_method as method, count(*)::int as memberships, sum(b.gross_ore)::float8 as "grossOre" from billing_run_membership b
     join membership m on (m.organization_id, m.id) = (b.organization_id, b.membership_id)
     where b.organization_id = $1 and b.run_id = $2 and b.set_aside is null group by 1 order by 1`,
    [organizationId, id],
  )

/** The largest bill, the one that differs most from the month before, and one by lot: the same each time. A bill is shown once. */
export const listSamples = (db: Queryable, { organizationId, id }: RunKey): Promise<RunApproval['samples']> =>
  db.rows(
    `with run as (select * from billing_run where organization_id = $1 and id = $2),
     bill as (select b.membership_id, b.gross_ore, coalesce((select sum(c.gross_ore) from charge c
         where (c.organization_id, c.membership_id) = (b.organization_id, b.membership_id) and c.state <> 'dropped'
           and c.delivered_to >= (date_trunc('month', run.delivered_until) - interval '1 month') at time zone 'Europe/Oslo'
           and c.delivered_to < date_trunc('month', run.delivered_until) at time zone 'Europe/Oslo'), 0) as before
       from run join billing_run_membership b on (b.organization_id, b.run_id) = (run.organization_id, run.id) and b.set_aside is null),
     largest as (select 1 as place, 'LARGEST' as why, * from bill order by gross_ore desc, membership_id limit 1),
     changed as (select 2, 'MOST_CHANGED', * from bill where membership_id not in (select membership_id from largest)
       order by abs(gross_ore - before) desc, membership_id limit 1),
     lot as (select 3, 'RANDOM', * from bill where membership_id not in (select membership_id from largest union select membership_id from changed)
       order by md5($2 || '-' || membership_id) limit 1),
     sample as (select * from largest union all select * from changed union all select * from lot)
     select s.why, s.membership_id as "membershipId", bill."customerName" as customer, s.gross_ore::int as "grossOre", s.before::int as "beforeOre"
     from sample s join membership m on m.organization_id = $1 and m.id = s.membership_id ${payerOf}
     cross join lateral (select ${buyerColumns}) bill order by s.place`,
    [organizationId, id],
  )

/** The domains of addresses that more than a few of a club's members have. */
export const listMailDomains = async (db: Queryable, organizationId: number): Promise<string[]> => {
  const rows = await db.rows<{ domain: string }>(
    `select lower(split_part(p.email, '@', 2)) as domain from membership_member mm join person p on p.id = mm.person_id
     where mm.organization_id = $1 and p.email like '%@%' group by 1 having count(distinct p.id) >= 3 order by count(*) desc limit 100`,
    [organizationId],
  )
  return rows.map(({ domain }) => domain)
}
