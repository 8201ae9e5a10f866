import type { Queryable } from '../../../platform/db/queryable.ts'
import { vatOn } from './charged-products.ts'

// Whoever was granted a membership pays nothing for it.
const isPaying = `not p.discontinued and s.state in ('ACTIVE', 'PAUSED') and s.parent_membership_id is null`

/** SQL: a product `p` that a membership `s` pays for each month, and each month `m` of it that is over on the day. */
const owedMonths = (day: string): string => `
  product p join membership s on (s.organization_id, s.membership_type_id) = (p.organization_id, p.monthly_for) and ${isPaying}
  cross join lateral (select month::date as first, (month + interval '1 month')::date as next
    from generate_series(greatest(p.monthly_from::timestamp, date_trunc('month', s.created_at at time zone 'Europe/Oslo')),
      (${day}::date + 1)::timestamp - interval '1 month', interval '1 month') month) m`

/** Makes memberships owe their fees of the months that are over on a day, 'YYYY-MM-DD'. A month is charged once, however often it is asked; of all clubs, or of one. */
export const chargeMonthlyFees = (tx: Queryable, day: string, organizationId?: number): Promise<number> =>
  tx.change(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
       vat_percent, vat_ore, delivered_from, delivered_to, source, period, created_at)
     select s.organization_id, s.id, p.id, p.name || ' ' || to_char(m.first, 'MM.YYYY'), 1, p.unit, p.price_ore, p.price_ore, v.vat_code,
       rate.percent, round(p.price_ore * rate.percent / (100 + rate.percent)), m.first::timestamp at time zone 'Europe/Oslo',
       m.next::timestamp at time zone 'Europe/Oslo' - interval '1 second', 'MONTHLY_FEE', m.first, now()
     from ${owedMonths('$1')} ${vatOn('(m.next - 1)')}
     where rate.percent is not null and ($2::int is null or p.organization_id = $2)
     order by s.organization_id, m.first, s.id
     on conflict (organization_id, membership_id, product_id, period) where period is not null do nothing`,
    [day, organizationId ?? null],
  )

/** The memberships of a club that a fee was not charged for, of a month that is over on the day. */
export const listUnchargedMonths = (
  db: Queryable,
  organizationId: number,
  day: string,
): Promise<{ id: number; name: string }[]> =>
  db.rows(
    `select distinct s.id, s.name from ${owedMonths('$2')}
     where p.organization_id = $1 and not exists (select from charge c
       where (c.organization_id, c.membership_id, c.product_id, c.period) = (s.organization_id, s.id, p.id, m.first))
     order by s.id limit 200`,
    [organizationId, day],
  )
