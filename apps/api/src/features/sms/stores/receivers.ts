import type { Queryable } from '../../../platform/db/queryable.ts'
import { isPersonOf } from '../../admin-records/stores/person-of.ts'

/** Whom an SMS may go to, and what is known to fill its fields with. */
export type FoundReceiver = {
  personId: number
  name: string
  phone: string | null
  hasStopped: boolean
  reservationId: number | null
  start: Date | null
  end: Date | null
  model: string | null
  licensePlate: string | null
  location: string | null
}

const selection = `
  r.id as "personId", r.name, r.phone,
  exists (select from sms_stop x where x.organization_id = $1 and x.person_id = r.id)
    or exists (select from notification_choice n where n.person_id = r.id and n.kind = 'NEWS' and not 'SMS' = any(n.ways)) as "hasStopped",
  t.id as "reservationId", t.start_at as start, t.end_at as "end", m.name as model, c.license_plate as "licensePlate", l.name as location`
const car = `
  left join car c on (c.organization_id, c.id) = ($1, t.car_id)
  left join car_model m on (m.organization_id, m.id) = ($1, c.model_id)
  left join location l on (l.organization_id, l.id) = ($1, c.location_id)`

/** Persons of the organization, in the order that they are named in, each with the trip that they are on or have next. */
export const findPersonReceivers = (
  db: Queryable,
  organizationId: number,
  personIds: readonly number[],
  now: Date,
): Promise<FoundReceiver[]> =>
  db.rows(
    `select ${selection} from unnest($2::int[]) with ordinality as asked (id, position)
     join person r on r.id = asked.id
     left join lateral (select id, start_at, end_at, car_id from reservation
       where organization_id = $1 and person_id = r.id and kind = 'member' and blocking and ended_at is null and end_at > $3
       order by start_at limit 1) t on true ${car}
     where ${isPersonOf('$1')} order by asked.position`,
    [organizationId, personIds, now],
    'sms-person-receivers',
  )

/** Those who have the reservations, each about its own; nobody has a block. */
export const findReservationReceivers = (
  db: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
): Promise<(FoundReceiver | (Omit<FoundReceiver, 'personId'> & { personId: null }))[]> =>
  db.rows(
    `select ${selection} from unnest($2::int[]) with ordinality as asked (id, position)
     join reservation t on (t.organization_id, t.id) = ($1, asked.id)
     left join person r on r.id = t.person_id and r.deleted_at is null ${car}
     order by asked.position`,
    [organizationId, reservationIds],
    'sms-reservation-receivers',
  )
