import { NEAR_END_MINUTES } from '@delebil/validation'
import type { Queryable } from '../../../../platform/db/queryable.ts'
import { billedMembership } from '../../../billing/stores/billed-membership.ts'

/** A plate or a tag at a moment. */
export type Claim = {
  readonly row: number
  readonly plate: string | null
  readonly tag: string | null
  readonly at: Date
}

const claims = `jsonb_to_recordset($2::jsonb) as q (row int, plate text, tag text, car int, at timestamptz)`

export type CarThen = {
  row: number
  byPlate: number | null
  byTag: number | null
  /** The car that had the plate last before the moment, and until when. */
  lastCar: number | null
  lastCarNumber: number | null
  lastUntil: Date | null
}

/** Which car had the plate or the tag of each claim at its moment. */
export const listCarsThen = (db: Queryable, organizationId: number, asked: readonly Claim[]): Promise<CarThen[]> =>
  db.rows(
    `select q.row, plate.car_id as "byPlate", tag.car_id as "byTag", last.car_id as "lastCar", last.car_number as "lastCarNumber",
       last.valid_to as "lastUntil"
     from ${claims}
     left join lateral (select p.car_id from car_plate p where p.organization_id = $1 and p.license_plate = q.plate and p.valid_from <= q.at
       and p.valid_to > q.at order by p.valid_from desc limit 1) plate on true
     left join lateral (select t.car_id from car_tag t where t.organization_id = $1 and t.tag = q.tag and t.valid_from <= q.at
       and t.valid_to > q.at limit 1) tag on true
     left join lateral (select p.car_id, c.car_number, p.valid_to from car_plate p join car c on (c.organization_id, c.id) = (p.organization_id, p.car_id)
       where p.organization_id = $1 and p.license_plate = q.plate and p.valid_to <= q.at order by p.valid_to desc limit 1) last
       on plate.car_id is null`,
    [organizationId, JSON.stringify(asked)],
  )

/** Every plate that the club has had, with its car: to see what a wrong one may have meant. */
export const listPlates = (db: Queryable, organizationId: number): Promise<{ plate: string; carNumber: number }[]> =>
  db.rows(
    `select distinct p.license_plate as plate, c.car_number as "carNumber" from car_plate p
     join car c on (c.organization_id, c.id) = (p.organization_id, p.car_id) where p.organization_id = $1 limit 20000`,
    [organizationId],
  )

export type TripNear = {
  row: number
  id: number
  reservationNumber: number
  membershipId: number
  personId: number | null
  person: string | null
  carId: number
  started: Date
  ended: Date | null
  end: Date
  hasSwaps: boolean
}

const trip = `r.id, r.reservation_number as "reservationNumber", ${billedMembership('r')} as "membershipId", r.person_id as "personId",
  (select p.name from person p where p.id = r.person_id) as person, r.car_id as "carId", r.started_at as started, r.ended_at as ended, r.end_at as end,
  exists (select from reservation_change c where c.organization_id = r.organization_id and c.reservation_id = r.id and c.changes ? 'carId') as "hasSwaps"`
const near = `interval '${NEAR_END_MINUTES} minutes'`
const isNear = `r.started_at <= q.at + ${near} and (r.ended_at is null or r.ended_at >= q.at - ${near})`
const isTrip = `r.organization_id = $1 and r.kind in ('member', 'admin') and r.started_at is not null`

/** Trips that were out, or nearly, with the car of each question at its moment: also those that got another car on the way. */
export const listTripsNear = (
  db: Queryable,
  organizationId: number,
  asked: readonly { readonly row: number; readonly car: number; readonly at: Date }[],
): Promise<TripNear[]> =>
  db.rows(
    `select q.row, ${trip} from ${claims}
     cross join lateral (select * from reservation r where ${isTrip} and r.car_id = q.car and r.start_at <= q.at + interval '1 hour'
       and r.start_at > q.at - interval '90 days' order by r.start_at desc limit 6) r where ${isNear}
     union
     select q.row, ${trip} from ${claims}
     join reservation_change h on h.organization_id = $1 and h.changes ? 'carId' and h.changes -> 'carId' ->> 'from' = q.car::text
       and h.at > q.at - interval '31 days' and h.at < q.at + interval '31 days'
     join reservation r on r.id = h.reservation_id and ${isTrip} where r.car_id <> q.car and ${isNear}`,
    [organizationId, JSON.stringify(asked)],
  )

/** When trips changed cars while they were out, the oldest first. */
export const listSwaps = (
  db: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
): Promise<{ reservationId: number; at: Date; from: number }[]> =>
  db.rows(
    `select c.reservation_id as "reservationId", c.at, (c.changes -> 'carId' ->> 'from')::int as "from" from reservation_change c
     join reservation r on (r.organization_id, r.id) = (c.organization_id, c.reservation_id) and c.at > r.started_at
     where c.organization_id = $1 and c.reservation_id = any($2::bigint[]) and c.changes ? 'carId'
       and c.changes -> 'carId' ->> 'from' <> c.changes -> 'carId' ->> 'to' order by c.id`,
    [organizationId, reservationIds],
  )

/** Of questions those whose car was kept from being booked then: in the workshop, moved, washed. */
export const listBlocked = async (
  db: Queryable,
  organizationId: number,
  asked: readonly { readonly row: number; readonly car: number; readonly at: Date }[],
): Promise<ReadonlySet<number>> => {
  const rows = await db.rows<{ row: number }>(
    `select q.row from ${claims} where exists (select from reservation r where r.organization_id = $1 and r.car_id = q.car and r.kind = 'block'
       and r.start_at <= q.at and r.busy_until > q.at and (r.voided_at is null or r.voided_at > q.at))`,
    [organizationId, JSON.stringify(asked)],
  )
  return new Set(rows.map(({ row }) => row))
}

/** Who could drive on each trip at the moment of a question, by what later changes say that it was; and who of them had opened the car last. */
export const listDriversThen = (
  db: Queryable,
  organizationId: number,
  asked: readonly { readonly row: number; readonly trip: number; readonly at: Date }[],
): Promise<{ row: number; ids: number[]; opened: number | null }[]> =>
  db.rows(
    `select q.row, coalesce(before.ids, (select array_agg(d.person_id order by d.person_id) from reservation_driver d
         where d.organization_id = $1 and d.reservation_id = q.trip), '{}') as ids, opened.person_id as opened
     from jsonb_to_recordset($2::jsonb) as q (row int, trip bigint, at timestamptz)
     left join lateral (select (select array_agg(i::int) from jsonb_array_elements_text(c.changes -> 'drivers' -> 'from') i) as ids
       from reservation_change c where c.organization_id = $1 and c.reservation_id = q.trip and c.action = 'drivers-changed' and c.at > q.at
         and jsonb_typeof(c.changes -> 'drivers' -> 'from') = 'array' order by c.id limit 1) before on true
     left join lateral (select a.person_id from car_access_attempt a where a.organization_id = $1 and a.reservation_id = q.trip
       and a.action = 'open' and a.result = 'opened' and a.at <= q.at + interval '59 seconds' and a.person_id is not null order by a.id desc limit 1) opened on true`,
    [organizationId, JSON.stringify(asked)],
  )
