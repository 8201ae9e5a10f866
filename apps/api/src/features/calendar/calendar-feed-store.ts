import type { Queryable } from '../../platform/db/queryable.ts'
import { type Reservation, reservationColumns, visibleTo } from '../reservations/stores/reservations.ts'

/** That somebody's reservations can be read as a calendar. */
export type CalendarFeed = { created: Date; alarmMinutes: number | null }

const columns = 'created_at as created, alarm_minutes as "alarmMinutes"'

export const findCalendarFeed = (db: Queryable, personId: number): Promise<CalendarFeed | undefined> =>
  db.oneRow<CalendarFeed>(`select ${columns} from calendar_feed where person_id = $1`, [personId])

/** Whose calendar a secret opens. */
export const findCalendarOwner = (
  db: Queryable,
  secretHash: Buffer,
): Promise<(CalendarFeed & { personId: number }) | undefined> =>
  db.oneRow<CalendarFeed & { personId: number }>(
    `select person_id as "personId", ${columns} from calendar_feed where secret_hash = $1`,
    [secretHash],
  )

/** Gives the person's calendar a new secret; the one before is dead. */
export const replaceCalendarFeed = (
  db: Queryable,
  personId: number,
  made: { secretHash: Buffer; alarmMinutes: number | null; now: Date },
): Promise<CalendarFeed> =>
  db.theRow<CalendarFeed>(
    `insert into calendar_feed (person_id, secret_hash, alarm_minutes, created_at) values ($1, $2, $3, $4)
       on conflict (person_id) do update set secret_hash = $2, alarm_minutes = $3, created_at = $4 returning ${columns}`,
    [personId, made.secretHash, made.alarmMinutes, made.now],
  )

export const setCalendarAlarm = (
  tx: Queryable,
  personId: number,
  alarmMinutes: number | null,
): Promise<CalendarFeed | undefined> =>
  tx.oneRow<CalendarFeed>(`update calendar_feed set alarm_minutes = $2 where person_id = $1 returning ${columns}`, [
    personId,
    alarmMinutes,
  ])

export const deleteCalendarFeed = (db: Queryable, personId: number): Promise<number> =>
  db.change('delete from calendar_feed where person_id = $1', [personId])

/** A reservation as a calendar shows it. */
export type CalendarReservation = Reservation & {
  changed: Date
  model: string
  licensePlate: string
  place: string
  parkingDescription: string | null
  lat: number
  lng: number
}

/** More than anybody books; a calendar of more is of no use. */
const MOST = 2000

/** What the person has booked or drives and is not over before the moment, cancelled ones too. */
export const listCalendarReservations = (
  db: Queryable,
  personId: number,
  since: Date,
): Promise<CalendarReservation[]> =>
  db.rows(
    `select ${reservationColumns}, coalesce(h.at, r.created_at) as changed, m.name as model,
       c.license_plate as "licensePlate", l.name as place, l.parking_description as "parkingDescription", c.lat, c.lng
     from (select r.* ${visibleTo('$1', 'null')} and coalesce(r.ended_at, r.end_at) >= $2
       and (r.person_id = $1 or exists (select from reservation_driver d
         where d.organization_id = r.organization_id and d.reservation_id = r.id and d.person_id = $1))
       order by r.start_at desc, r.id desc limit ${MOST}) r
     join car c on c.organization_id = r.organization_id and c.id = r.car_id
     join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     join location l on l.organization_id = c.organization_id and l.id = c.location_id
     left join lateral (select max(at) as at from reservation_change h
       where h.organization_id = r.organization_id and h.reservation_id = r.id) h on true
     order by r.start_at, r.id`,
    [personId, since],
    'calendar-reservations',
  )
