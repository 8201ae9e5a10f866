import type { FoundPerson } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { isOut, seen } from '../../reservations/stores/trip-sql.ts'

const tripOf = (condition: string, order: string) => `(
  select json_build_object('reservationId', r.id, 'reservationNumber', r.reservation_number, 'state', ${seen.state},
    'isLate', (${isOut}) and r.end_at < now(), 'start', r.start_at, 'end', r.end_at,
    'carId', c.id, 'carNumber', c.car_number, 'licensePlate', c.license_plate)
  from reservation r join car c on c.organization_id = r.organization_id and c.id = r.car_id
  where r.organization_id = $1 and r.person_id = p.id and r.kind in ('member', 'admin') and r.blocking
    and r.ended_at is null and r.canceled_at is null and r.voided_at is null and ${condition} order by ${order} limit 1)`

// A trip that nobody ended is the person's still.
const now = tripOf(
  `r.start_at > now() - interval '60 days' and ((${isOut}) or (r.start_at <= now() and r.busy_until > now()))`,
  'r.started_at is null, r.start_at desc',
)
const next = tripOf('r.start_at > now() and r.started_at is null', 'r.start_at')

/** Persons, each with the car that they have now and the one they fetch next. Instants are as PostgreSQL writes them in JSON. */
export const findPeopleNow = (db: Queryable, organizationId: number, ids: readonly number[]): Promise<FoundPerson[]> =>
  db.rows(
    `select p.id, p.name, p.phone, ${now} as now, ${next} as next
     from person p where p.id = any($2::int[]) order by p.id`,
    [organizationId, ids],
  )
