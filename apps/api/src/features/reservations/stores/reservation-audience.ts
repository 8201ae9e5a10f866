import type { Queryable } from '../../../platform/db/queryable.ts'

/** A person who may see a reservation. */
export type ReservationViewer = { reservationId: number; personId: number }

/** Who may see each of the reservations: the owners of its membership, and those of its members who booked or drive. */
export const listReservationAudience = (
  db: Queryable,
  reservationIds: readonly number[],
): Promise<ReservationViewer[]> =>
  db.rows(
    `select r.id as "reservationId", mm.person_id as "personId"
     from reservation r
     join membership_member mm on mm.organization_id = r.organization_id and mm.membership_id = r.membership_id
     where r.id = any($1::bigint[]) and (mm.is_owner or mm.person_id = r.person_id or exists (
       select from reservation_driver d
       where d.organization_id = r.organization_id and d.reservation_id = r.id and d.person_id = mm.person_id))`,
    [reservationIds],
    'reservation-audience',
  )
