import type { PriceLine, ProductKey } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { billedMembership } from './billed-membership.ts'
import { vatOn } from './charged-products.ts'

/** A line of a price that is owed since a trip ended or was cancelled, with the product that it is for on that day. */
export type OwedLine = PriceLine & {
  reservationId: number
  membershipId: number
  personId: number | null
  tariffId: number
  source: 'PRICE' | 'CANCELLATION'
  deliveredFrom: Date
  deliveredTo: Date
  place: string | null
  costCenter: string | null
  productId: number | null
  productVatCode: string | null
  vatPercent: number | null
}

/** What is owed for reservations of a club: of those that are over and not voided, and of which it is known how far they went. */
export const listOwedLines = (
  tx: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
): Promise<(OwedLine & { product: ProductKey })[]> =>
  tx.rows(
    `select r.id as "reservationId", ${billedMembership('r')} as "membershipId", r.person_id as "personId", r.tariff_id as "tariffId",
       case when r.canceled_at is null then 'PRICE' else 'CANCELLATION' end as source,
       least(coalesce(r.canceled_at, r.started_at, r.start_at), over.at) as "deliveredFrom", over.at as "deliveredTo",
       place.name as place, coalesce(driver.cost_center, m.cost_center) as "costCenter", p.id as "productId", v.vat_code as "productVatCode", rate.percent::float8 as "vatPercent",
       l.product, l.description, l.quantity, l.unit, l.unit_price_ore as "unitPriceOre", l.total_ore as "totalOre", l.vat_code as "vatCode"
     from reservation r
     cross join lateral (select coalesce(r.canceled_at, r.ended_at) as at) over
     cross join lateral (select (over.at at time zone 'Europe/Oslo')::date as day) delivery
     join reservation_price_line l on (l.organization_id, l.reservation_id) = (r.organization_id, r.id)
       and l.stage = case when r.canceled_at is null then 'end' else 'cancel' end
     join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)
     left join membership_member driver on (driver.organization_id, driver.membership_id, driver.person_id) = (r.organization_id, r.membership_id, r.person_id)
     left join product p on (p.organization_id, p.key) = (r.organization_id, l.product)
     ${vatOn('delivery.day')}
     left join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     left join location place on (place.organization_id, place.id) = (c.organization_id, c.location_id)
     where r.organization_id = $1 and r.id = any($2::bigint[]) and over.at is not null and r.voided_at is null
       and r.membership_id is not null and not r.kilometers_missing
     order by r.id, l.position`,
    [organizationId, reservationIds],
    'owed-lines',
  )
