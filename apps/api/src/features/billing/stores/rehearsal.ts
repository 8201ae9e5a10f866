import type { Rehearsal } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { isDue, isOfRun, type RunKey } from './billing-runs.ts'
import { outlierList, outlierParts } from './outliers.ts'

/** How many of those that differ most are shown. */
const SHOWN = 10

// What is billed now (`due`), and what was delivered in the calendar month before that of the day (`before`).
const amounts = (due: string): string => `
  due as (select c.membership_id, c.product_id, c.reservation_id, c.gross_ore, c.vat_ore, c.vat_code, c.vat_percent, r.car_id from ${due}
    left join reservation r on (r.organization_id, r.id) = (c.organization_id, c.reservation_id)),
  before as (select c.membership_id, c.product_id, c.reservation_id, c.gross_ore, r.car_id from charge c
    left join reservation r on (r.organization_id, r.id) = (c.organization_id, c.reservation_id)
    where c.organization_id = $1 and c.state <> 'dropped'
      and c.delivered_to >= ((date_trunc('month', $2::date) - interval '1 month') at time zone 'Europe/Oslo')
      and c.delivered_to < (date_trunc('month', $2::date) at time zone 'Europe/Oslo')),
  both_of as (select 'due' as part, membership_id, product_id, reservation_id, car_id, gross_ore from due
    union all select 'before', membership_id, product_id, reservation_id, car_id, gross_ore from before), ${outlierParts}`

const ofDay = `(select c.* from charge c where c.organization_id = $1 and ${isDue('$2')}) c`
const ofRun = `(select c.* from billing_run run join billing_run_membership b on (b.organization_id, b.run_id) = (run.organization_id, run.id)
    join charge c on (c.organization_id, c.membership_id) = (b.organization_id, b.membership_id) and ${isOfRun} and c.id <= b.last_charge_id
    where b.organization_id = $1 and b.run_id = $3 and b.set_aside is null and ${isDue('$2')}) c`

const compared = (by: string, name: string, from: string, most: string): string => `
  (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'grossOre', due, 'beforeOre', was) order by place), '[]') from (
    select g.id, ${name} as name, g.due, g.was, row_number() over (order by ${most}) as place from (
      select ${by} as id, coalesce(sum(gross_ore) filter (where part = 'due'), 0)::bigint as due,
        coalesce(sum(gross_ore) filter (where part = 'before'), 0)::bigint as was
      from both_of where ${by} is not null group by 1) g join ${from} order by place limit ${most === 'p.product_number' ? 200 : SHOWN}) shown)`

const difference = 'abs(g.due - g.was) desc, g.id'

const rehearsal = (due: string): string => `
  with ${amounts(due)},
  method as (select coalesce(m.invoice_method, 'EMAIL') as method, count(*)::int as memberships, sum(d.ore)::bigint as "grossOre" from (
    select membership_id, sum(gross_ore) as ore from due group by 1) d
    join membership m on m.organization_id = $1 and m.id = d.membership_id group by 1 order by 1),
  share as (select vat_code as "vatCode", vat_percent::float8 as "vatPercent", sum(gross_ore)::bigint as "grossOre",
    sum(vat_ore)::bigint as "vatOre" from due group by 1, 2 order by 1, 2)
  select json_build_object(
    'memberships', (select count(distinct membership_id) from due), 'lines', (select count(*) from due),
    'grossOre', (select coalesce(sum(gross_ore), 0) from due), 'vatOre', (select coalesce(sum(vat_ore), 0) from due),
    'before', (select json_build_object('memberships', count(distinct membership_id), 'grossOre', coalesce(sum(gross_ore), 0)) from before),
    'vat', (select coalesce(json_agg(one), '[]') from share one),
    'methods', (select coalesce(json_agg(one), '[]') from method one),
    'outliers', ${outlierList},
    'products', ${compared('product_id', 'p.name', 'product p on p.organization_id = $1 and p.id = g.id', 'p.product_number')},
    'members', ${compared('membership_id', 'm.name', 'membership m on m.organization_id = $1 and m.id = g.id', difference)},
    'cars', ${compared('car_id', "a.car_number || ' · ' || a.license_plate", 'car a on a.organization_id = $1 and a.id = g.id', difference)}
  ) as rehearsal`

/** What a run until the day, 'YYYY-MM-DD', would bill. Reads only. */
export const rehearse = async (db: Queryable, organizationId: number, until: string): Promise<Rehearsal> =>
  (await db.theRow<{ rehearsal: Rehearsal }>(rehearsal(ofDay), [organizationId, until])).rehearsal

/** What a run bills that was drafted until the day and is not issued. */
export const rehearseRun = async (db: Queryable, run: RunKey, until: string): Promise<Rehearsal> =>
  (await db.theRow<{ rehearsal: Rehearsal }>(rehearsal(ofRun), [run.organizationId, until, run.id])).rehearsal
