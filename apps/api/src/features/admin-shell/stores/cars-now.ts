import type { FoundCar } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { isOut, seen } from '../../reservations/stores/trip-sql.ts'

/** Instants are as PostgreSQL writes them in JSON. */
export type Holding = NonNullable<FoundCar['now']>

/** A number may be that of a car in several series; more than these is no answer. */
const MOST = 3

const holding = (condition: string, order: string) => `(
  select json_build_object('reservationId', r.id, 'reservationNumber', r.reservation_number, 'state', ${seen.state},
    'isLate', (${isOut}) and r.end_at < now(), 'personId', p.id, 'person', p.name, 'phone', p.phone, 'start', r.start_at, 'end', r.end_at)
  from reservation r left join person p on p.id = r.person_id
  where r.organization_id = c.organization_id and r.car_id = c.id and r.kind in ('member', 'admin') and r.blocking
    and r.ended_at is null and r.canceled_at is null and r.voided_at is null and ${condition} order by ${order} limit 1)`

// Who is out with it before whoever should have been: a trip that nobody ended holds its car.
const now = holding(
  `r.start_at > now() - interval '60 days' and ((${isOut}) or (r.start_at <= now() and r.busy_until > now()))`,
  'r.started_at is null, r.start_at desc',
)
const next = holding(`r.start_at > now() and r.started_at is null`, 'r.start_at')

/** Cars by their plate or their number, each with who has it now and who has it next. */
export const findCarsNow = (
  db: Queryable,
  organizationId: number,
  plate: string,
  carNumber: number | null,
): Promise<(Omit<FoundCar, 'now' | 'next'> & { now: Holding | null; next: Holding | null })[]> =>
  db.rows(
    `select c.id, c.car_number as "carNumber", c.license_plate as "licensePlate", m.name as model, l.name as location,
       ${now} as now, ${next} as next
     from car c join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     join location l on l.organization_id = c.organization_id and l.id = c.location_id
     where c.organization_id = $1 and (c.license_plate = $2 or c.car_number = $3::bigint) order by c.car_number, c.id limit ${MOST}`,
    [organizationId, plate, carNumber],
  )
