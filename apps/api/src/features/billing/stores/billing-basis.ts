import type { PriceLine } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** A line of a price that is to be paid and stands on no invoice yet. */
export type BillableLine = PriceLine & { reservationId: number; pricePosition: number; vatPercent: number }

/** Whose lines are billed. */
export type MembershipKey = { organizationId: number; membershipId: number }

// SQL: a reservation `r` of the membership $2 that is over before $3 and stands on no invoice.
const unbilled = `r.organization_id = $1 and r.membership_id = $2 and r.voided_at is null
       and coalesce(r.canceled_at, r.ended_at) < $3
       and not exists (select from invoice_line i where (i.organization_id, i.reservation_id) = (r.organization_id, r.id))`

/**
 * What trips that ended before `until` came to, and the fees of those cancelled before it, in the order of their start. A trip of which
 * nobody knows how far it went waits.
 */
export const listBillableLines = (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
  until: Date,
): Promise<BillableLine[]> =>
  tx.rows(
    `select r.id as "reservationId", l.position as "pricePosition", l.description, l.quantity, l.unit,
       l.unit_price_ore as "unitPriceOre", l.total_ore as "totalOre", l.vat_code as "vatCode",
       t.vat_percent::float8 as "vatPercent"
     from reservation r
     join reservation_price_line l on (l.organization_id, l.reservation_id) = (r.organization_id, r.id)
       and l.stage = case when r.canceled_at is null then 'end' else 'cancel' end
     join tariff t on (t.organization_id, t.id) = (r.organization_id, r.tariff_id)
     where ${unbilled} and not r.kilometers_missing
     order by r.start_at, r.id, l.position`,
    [organizationId, membershipId, until],
  )

/** What a bill says about a trip beside its lines. */
export type BilledTrip = { id: number; reservationNumber: number; start: Date; end: Date; carNumber: number }

export const listBilledTrips = (db: Queryable, organizationId: number, ids: readonly number[]): Promise<BilledTrip[]> =>
  db.rows(
    `select r.id, r.reservation_number as "reservationNumber", r.start_at as "start", r.end_at as "end",
       c.car_number as "carNumber"
     from reservation r join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     where r.organization_id = $1 and r.id = any($2::bigint[])`,
    [organizationId, ids],
  )

/** The trips that wait for their kilometres, with what they come to without them. */
export const listWaitingTrips = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
  until: Date,
): Promise<{ id: number; totalOre: number }[]> =>
  db.rows(
    `select r.id, coalesce((select sum(l.total_ore) from reservation_price_line l
         where (l.organization_id, l.reservation_id) = (r.organization_id, r.id) and l.stage = 'end'), 0)::int as "totalOre"
     from reservation r where ${unbilled} and r.kilometers_missing order by r.start_at, r.id`,
    [organizationId, membershipId, until],
  )
