import type { Queryable } from '../../../platform/db/queryable.ts'
import { carIsAnother } from './changed-cars.ts'

type CarOf = { readonly organizationId: number; readonly carId: number }

/** A reservation that a change of its car would affect. */
export type AffectedReservation = {
  id: number
  reservationNumber: number
  start: Date
  end: Date
  person: string | null
  phone: string | null
  email: string | null
}

const affected = `select r.id, r.reservation_number as "reservationNumber", r.start_at as start, r.end_at as "end", p.name as person,
    p.phone, p.email
  from reservation r left join person p on p.id = r.person_id
  where r.organization_id = $1 and r.blocking and r.kind in ('member', 'admin') and r.ended_at is null
    and r.canceled_at is null and r.voided_at is null and (r.end_at > $3 or r.started_at is not null)`

/** Reservations of a car that touch a time and are not over; without an end, from then on. Those under way first. */
export const listAffected = (
  db: Queryable,
  { organizationId, carId }: CarOf,
  from: Date,
  to: Date | null,
): Promise<AffectedReservation[]> =>
  db.rows(
    `${affected} and r.car_id = $2 and ($4::timestamptz is null or r.start_at < $4) order by r.start_at, r.id limit 200`,
    [organizationId, carId, from, to],
  )

/** Reservations of a membership that are not over. */
export const listOpenOf = (
  db: Queryable,
  organizationId: number,
  membershipId: number,
  now: Date,
): Promise<AffectedReservation[]> =>
  db.rows(`${affected} and r.membership_id = $2 order by r.start_at, r.id limit 200`, [
    organizationId,
    membershipId,
    now,
  ])

/** Reservations of a person, as who booked or may drive, that are not over. */
export const listOpenOfPerson = (
  db: Queryable,
  organizationId: number,
  personId: number,
  now: Date,
): Promise<AffectedReservation[]> =>
  db.rows(
    `${affected} and (r.person_id = $2 or exists (select from reservation_driver d
       where d.organization_id = r.organization_id and d.reservation_id = r.id and d.person_id = $2))
     order by r.start_at, r.id limit 200`,
    [organizationId, personId, now],
  )

/** Says of every car that is shown with a photograph that it is another: what the search knows of them is read anew. */
export const notifyOfPhoto = async (tx: Queryable, organizationId: number, carImageId: number): Promise<void> => {
  await tx.change(
    `insert into outbox (topic, organization_id, car_id, payload)
     select 'car', c.organization_id, c.id, $3 from car c
     join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     where c.organization_id = $1 and c.active and m.car_image_id = $2`,
    [organizationId, carImageId, carIsAnother],
  )
}

/** Where a location's cars stand: latitude, longitude, and the same as '(x,y)'. */
export const findPlace = (
  db: Queryable,
  organizationId: number,
  locationId: number,
): Promise<{ lat: number; lng: number; xy: string } | undefined> =>
  db.oneRow<{ lat: number; lng: number; xy: string }>(
    'select lat, lng, xy::text as xy from location where organization_id = $1 and id = $2',
    [organizationId, locationId],
  )

export const hasTariff = async (db: Queryable, organizationId: number, key: string): Promise<boolean> => {
  const rows = await db.rows('select from tariff where organization_id = $1 and key = $2 limit 1', [
    organizationId,
    key,
  ])
  return rows.length > 0
}

/** The club's tariffs by key, with the name that each has had last. */
export const listTariffs = (db: Queryable, organizationId: number): Promise<{ key: string; name: string }[]> =>
  db.rows(
    `select * from (select distinct on (key) key, name from tariff where organization_id = $1 order by key, valid_from desc) t
     order by name collate "nb-NO-x-icu"`,
    [organizationId],
  )

/** Sets the targets of a popup message, those of a kind only where they are given. */
export const setTargets = async (
  tx: Queryable,
  organizationId: number,
  messageId: number,
  column: 'location_id' | 'model_id' | 'car_id',
  ids: readonly number[],
): Promise<void> => {
  await tx.change(
    `delete from entity_message_target where organization_id = $1 and message_id = $2 and ${column} is not null`,
    [organizationId, messageId],
  )
  await tx.change(
    `insert into entity_message_target (organization_id, message_id, ${column}) select distinct $1::int, $2::int, unnest($3::int[])`,
    [organizationId, messageId, ids],
  )
}

// The place that an assignment gives, or gives back.
const moveTo = (place: string, when: string, done: string): string => `
  with due as (select a.* from car_assignment a where ${when} order by a.start_at for update skip locked),
  moved as (update car c set location_id = l.id, lat = l.lat, lng = l.lng, xy = l.xy
    from due a join location l on l.organization_id = a.organization_id and l.id = ${place}
    where c.organization_id = a.organization_id and c.id = a.car_id),
  kept as (update car_assignment k set ${done} from due a join car c on c.organization_id = a.organization_id and c.id = a.car_id
    where k.organization_id = a.organization_id and k.id = a.id)
  insert into outbox (topic, organization_id, car_id, payload)
  select 'car', organization_id, car_id, '${JSON.stringify(carIsAnother)}'::jsonb from due`

/** The cars of a location or a model are told to be others than they were. */
export const notifyOfCars = (
  db: Queryable,
  organizationId: number,
  column: 'location_id' | 'model_id',
  id: number,
): Promise<number> =>
  db.change(
    `insert into outbox (topic, organization_id, car_id, payload)
     select 'car', organization_id, id, $3 from car where organization_id = $1 and ${column} = $2 and active order by id`,
    [organizationId, id, JSON.stringify(carIsAnother)],
  )

/** A location has moved: what stands there has moved with it. */
export const moveCarsWithLocation = (db: Queryable, organizationId: number, locationId: number): Promise<number> =>
  db.change(
    `update car c set lat = l.lat, lng = l.lng, xy = l.xy from location l
     where c.organization_id = $1 and c.location_id = $2 and l.organization_id = $1 and l.id = $2`,
    [organizationId, locationId],
  )

/** Whether a popup message is about this alone: without it, it would be about every car. */
export const isOnlyTarget = async (
  db: Queryable,
  organizationId: number,
  column: 'location_id' | 'model_id' | 'car_id',
  id: number,
): Promise<boolean> => {
  const rows = await db.rows(
    `select from entity_message_target t where t.organization_id = $1 and t.${column} = $2 and not exists (
       select from entity_message_target o where o.organization_id = t.organization_id and o.message_id = t.message_id
         and o.${column} is distinct from t.${column}) limit 1`,
    [organizationId, id],
  )
  return rows.length > 0
}

/** Whether a car is to be put back here when its assignment is over. */
export const isAwaited = async (db: Queryable, organizationId: number, locationId: number): Promise<boolean> => {
  const rows = await db.rows(
    `select from car_assignment where organization_id = $1 and previous_location_id = $2 and over_at is null limit 1`,
    [organizationId, locationId],
  )
  return rows.length > 0
}

/** An assignment that has begun has not: its car is back where it stood. */
export const withdrawAssignment = async (db: Queryable, organizationId: number, id: number): Promise<void> => {
  const isThis = 'a.organization_id = $1 and a.id = $2'
  await db.change(
    moveTo('a.previous_location_id', `${isThis} and a.begun_at is not null and a.over_at is null`, 'begun_at = null'),
    [organizationId, id],
  )
  await db.change(
    `update car_assignment a set begun_at = null, over_at = null, previous_location_id = null where ${isThis} and
       (a.previous_location_id is not null or a.over_at is not null)`,
    [organizationId, id],
  )
}

/** Moves cars whose assignments have begun or are over. Any number of servers may do it at once. */
export const moveAssignedCars = async (db: Queryable, now: Date): Promise<void> => {
  const back = moveTo(
    'a.previous_location_id',
    'a.begun_at is not null and a.over_at is null and a.end_at <= $1',
    'over_at = $1',
  )
  const there = moveTo(
    'a.location_id',
    'a.begun_at is null and a.start_at <= $1 and (a.end_at is null or a.end_at > $1)',
    'begun_at = $1, previous_location_id = c.location_id',
  )
  // Back first: the next assignment may begin where the one before ends.
  await db.change(back, [now])
  await db.change(there, [now])
}
