import type { NightHit } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { WithMoments } from '../../../platform/db/with-moments.ts'

/** Somebody who may be calling: a person with one of the trips that it may be about, or with none. */
export type FoundCaller = WithMoments<NightHit, 'start' | 'end'>

/** What was typed, as what it may be. What it cannot be is null. */
export type NightQuestion = {
  phoneEnd: string | null
  plate: string | null
  number: number | null
  /** Each word as a pattern that a name has to fit. */
  names: string[] | null
}

const PERSONS = 20
const HITS = 12
const TRIPS_EACH = 3

// A trip counts while it is out or near: what was over a week ago is no night call.
const trips = (condition: string) => `
  select r.* from reservation r where r.organization_id = $1 and r.kind in ('member', 'admin') and ${condition}
    and r.canceled_at is null and r.voided_at is null and r.start_at < $2::timestamptz + interval '14 days' and r.end_at > $2::timestamptz - interval '7 days'`
const isOut = 'r.started_at is not null and r.ended_at is null'
const nearest = `order by (${isOut}) desc, (r.ended_at is null and r.start_at <= $2::timestamptz + interval '10 minutes' and r.busy_until >= $2::timestamptz) desc,
  (r.ended_at is null and r.start_at > $2::timestamptz) desc, abs(extract(epoch from r.start_at - $2::timestamptz)) limit ${TRIPS_EACH}`

// By their indexes: asked of each trip near now, one name took seconds in a large club.
const tripsOf = `array(
  select o.id from reservation o where o.organization_id = $1 and o.person_id = c.id
  union all select d.reservation_id from reservation_driver d where d.organization_id = $1 and d.person_id = c.id)`

const find = `
  with called as (
    select p.id, p.name, p.phone from person p
    where p.deleted_at is null and (right(p.phone, 8) = $3 or p.name ilike all($6::text[]))
      and (exists (select from membership_member o where o.person_id = p.id and o.organization_id = $1)
        or exists (select from organization_person o where o.person_id = p.id and o.organization_id = $1))
    order by p.name collate "nb-NO-x-icu", p.id limit ${PERSONS}),
  found as (
    select c.id as person_id, t.* from called c left join lateral (
      select r.id as reservation_id from (${trips(`r.id = any(${tripsOf})`)}) r ${nearest}) t on true
    union all
    select t.person_id, t.id from car c, lateral (
      select r.id, r.person_id from (${trips('r.car_id = c.id')}) r ${nearest}) t
    where c.organization_id = $1 and (c.license_plate = $4 or c.car_number = $5::int)
    union all
    select r.person_id, r.id from reservation r
    where r.organization_id = $1 and r.reservation_number = $5::int and r.kind in ('member', 'admin'))
  select r.id as "reservationId", r.reservation_number as "reservationNumber", c.license_plate as "licensePlate",
    r.start_at as start, r.end_at as "end", p.id as "personId", p.name as person, p.phone, coalesce(${isOut}, false) as "isOut",
    case when r.id is null then null when r.voided_at is not null then 'VOIDED' when r.canceled_at is not null then 'CANCELED'
      when r.ended_at is not null then 'PAST' when $2::timestamptz < r.start_at then 'FUTURE' when $2::timestamptz < r.busy_until then 'ONGOING' else 'PAST' end as state
  from (select distinct person_id, reservation_id from found) f
  left join person p on p.id = f.person_id
  left join reservation r on r.organization_id = $1 and r.id = f.reservation_id
  left join car c on c.organization_id = $1 and c.id = r.car_id
  order by coalesce(${isOut}, false) desc, (r.id is null), (r.ended_at is null and r.start_at <= $2::timestamptz and r.busy_until > $2::timestamptz) desc,
    (r.ended_at is null and r.start_at > $2::timestamptz) desc, abs(extract(epoch from r.start_at - $2::timestamptz)), p.name collate "nb-NO-x-icu" limit ${HITS}`

/** Who may be calling, what is under way first. */
export const findCallers = (
  db: Queryable,
  organizationId: number,
  { phoneEnd, plate, number, names }: NightQuestion,
  now: Date,
): Promise<FoundCaller[]> => db.rows(find, [organizationId, now, phoneEnd, plate, number, names ?? [null]])
