import type { Queryable } from '../../../platform/db/queryable.ts'
import { vatOn } from './charged-products.ts'

/** SQL: a membership `s` that waits for nothing any more, with the product `p` of shares. */
const owing = `membership s join product p on p.organization_id = s.organization_id and p.key = 'share'
  where s.share_ore > 0 and s.state in ('ACTIVE', 'PAUSED') and not exists (select from charge c
    where (c.organization_id, c.membership_id, c.product_id) = (s.organization_id, s.id, p.id) and c.source = 'SHARE')`

/** Makes memberships owe the share that was theirs to take when they joined. Once, however often it is asked. */
export const chargeShares = (tx: Queryable): Promise<number> =>
  tx.change(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
       vat_percent, vat_ore, delivered_from, delivered_to, source, period, created_at)
     select owed.organization_id, owed.membership_id, p.id, p.name, 1, p.unit, owed.share_ore, owed.share_ore, v.vat_code, rate.percent,
       round(owed.share_ore * rate.percent / (100 + rate.percent)), owed.created_at, owed.created_at, 'SHARE',
       date_trunc('month', owed.created_at at time zone 'Europe/Oslo')::date, now()
     from (select s.organization_id, s.id as membership_id, s.share_ore, s.created_at, p.id as product_id from ${owing}) owed
     join product p on (p.organization_id, p.id) = (owed.organization_id, owed.product_id)
     ${vatOn("(owed.created_at at time zone 'Europe/Oslo')::date")}
     where rate.percent is not null
     on conflict (organization_id, membership_id, product_id, period) where period is not null do nothing`,
  )
