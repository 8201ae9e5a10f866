import type { Queryable } from '../../../platform/db/queryable.ts'
import { trip } from '../../reservations/stores/trip-sql.ts'
import { type NotedTrip, notedTripColumns } from '../../trip-notifications/trip-store.ts'

type Key = { readonly organizationId: number; readonly reservationId: number; readonly id: number }

/** Whom a message of the staff's answers, whoever wrote last, else who booked; about which trip, and when it was written. */
export const findAnswered = (
  db: Queryable,
  { organizationId, reservationId, id }: Key,
): Promise<(NotedTrip & { writtenAt: Date }) | undefined> =>
  db.oneRow(
    `select ${notedTripColumns}, s.created_at as "writtenAt",
       coalesce((select w.author_id from reservation_message w where w.organization_id = r.organization_id and w.reservation_id = r.id
         and not w.from_staff and w.created_at < s.created_at order by w.created_at desc, w.id desc limit 1), r.person_id) as "personId"
     from ${trip} join reservation_message s on (s.organization_id, s.id) = (r.organization_id, $3)
     where r.organization_id = $1 and r.id = $2 and r.person_id is not null`,
    [organizationId, reservationId, id],
    'find-answered',
  )
