import type { Queryable } from '../../../platform/db/queryable.ts'

/** Whose lines are billed. */
export type MembershipKey = { organizationId: number; membershipId: number }

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
     from reservation r where r.organization_id = $1 and r.membership_id = $2 and r.voided_at is null and r.ended_at < $3
       and r.kilometers_missing order by r.start_at, r.id`,
    [organizationId, membershipId, until],
  )
