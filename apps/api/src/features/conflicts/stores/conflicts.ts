import type { Conflict } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { WithMoments } from '../../../platform/db/with-moments.ts'

/** A trip that is not over affects the bookings of its car within so many minutes, or within as long as it is late already. */
const LATE_REACH_MINUTES = 60
/** Longer than any reservation: what began before this is over. */
const LONGEST_DAYS = 31
/** A list shows no more; badges and totals count on. */
const MOST = 200

/** A reservation that is affected, and what affected it. */
export type AffectedReservation = Omit<WithMoments<Conflict, 'start' | 'end'>, 'why' | 'reservationId'> & {
  readonly id: number
  /** Of a car that is not back: the trip that has it. */
  readonly otherNumber: number | null
  readonly otherPerson: string | null
  readonly otherEnd: Date | null
  /** Of a car that moves: where it will stand. */
  readonly newLocation: string | null
  /** Of a car out of use: what was said when it was taken out. */
  readonly note: string | null
}

/** SQL: a trip `t` that was to be over before the moment of a parameter and is not. */
export const isOverdue = (
  now: string,
): string => `t.started_at is not null and t.ended_at is null and t.canceled_at is null
  and t.voided_at is null and t.end_at < ${now}`

/** SQL: what a late trip `t` reaches until. */
export const lateReach = (now: string): string =>
  `${now}::timestamptz + greatest(interval '${LATE_REACH_MINUTES} minutes', ${now}::timestamptz - t.end_at)`

// A booking that has not begun, of the car `c` or of the trip `t`.
const waiting = `r.blocking and r.kind in ('member', 'admin') and r.started_at is null and r.ended_at is null
  and r.canceled_at is null and r.voided_at is null and r.end_at > $2`

// Parts of their own (`offset 0`): mixed, all bookings of the club that have not begun are read where few cars are late.
const waitingOf = (of: 't' | 'c' | 'a', carId: string, more: string): string => `cross join lateral (
      select r.id from reservation r where r.organization_id = ${of}.organization_id and r.car_id = ${carId} and ${more} and ${waiting} offset 0) r`

/** One row a reservation, the worst reason first. $1 organisation, $2 now. Each part begins where an index has few rows. */
const affected = `
  select distinct on (id) * from (
    select r.id, 2 as weight, 'CAR_LATE' as reason, t.id as other_id, null::int as new_location_id
    from reservation t ${waitingOf('t', 't.car_id', `r.id <> t.id and r.start_at >= t.start_at and r.start_at < ${lateReach('$2')}`)}
    where t.organization_id = $1 and ${isOverdue('$2')}
    union all
    select r.id, 1, case when exists (select from damage d where d.organization_id = c.organization_id and d.car_id = c.id
        and d.car_out_of_use and d.state in ('REPORTED', 'ACCEPTED')) then 'CAR_DAMAGED' else 'CAR_OUT_OF_USE' end, null, null
    from car c ${waitingOf('c', 'c.id', `r.start_at > $2::timestamptz - interval '${LONGEST_DAYS} days'`)}
    where c.organization_id = $1 and not c.active
    union all
    select r.id, 3, 'CAR_MOVED', null, a.location_id
    from car_assignment a join car c on c.organization_id = a.organization_id and c.id = a.car_id
    ${waitingOf('a', 'a.car_id', `r.start_at >= a.start_at and r.start_at < coalesce(a.end_at, 'infinity') and r.start_at > $2 and r.created_at < a.placed_at`)}
    where a.organization_id = $1 and a.over_at is null and coalesce(a.end_at, 'infinity') > $2
      and a.location_id <> coalesce(a.previous_location_id, c.location_id)
      and not exists (select from conflict_solution s where s.organization_id = a.organization_id and s.reservation_id = r.id
        and s.undone_at is null and s.at > a.placed_at)
  ) h order by id, weight`

const detailed = `
  with affected as materialized (${affected}),
  shown as materialized (select r.*, h.reason, h.other_id, h.new_location_id, count(*) over () as total
    from affected h join reservation r on r.organization_id = $1 and r.id = h.id
    where ($3::bigint is null or r.id = $3) and ($4::int is null or r.car_id = $4) order by r.start_at, r.id limit ${MOST})
  select r.id, r.reservation_number as "reservationNumber", r.reason, r.start_at as start, r.end_at as "end", p.name as person,
    p.phone, c.id as "carId", c.car_number as "carNumber", c.license_plate as "licensePlate", m.name as model,
    l.name as location, o.reservation_number as "otherNumber", op.name as "otherPerson", o.end_at as "otherEnd",
    nl.name as "newLocation", r.total,
    case when not c.active then (select h.why from admin_change h where h.organization_id = $1 and h.resource = 'cars'
      and h.record_id = c.id and h.changes ? 'active' order by h.id desc limit 1) end as note
  from shown r
  join car c on c.organization_id = $1 and c.id = r.car_id
  join car_model m on m.organization_id = $1 and m.id = c.model_id
  join location l on l.organization_id = $1 and l.id = c.location_id
  left join person p on p.id = r.person_id
  left join reservation o on o.organization_id = $1 and o.id = r.other_id
  left join person op on op.id = o.person_id
  left join location nl on nl.organization_id = $1 and nl.id = r.new_location_id
  order by r.start_at, r.id`

export type AffectedOf = { readonly reservationId?: number | undefined; readonly carId?: number | undefined }

/** Reservations that are affected, the next to begin first; `total` counts those beyond, too. */
export const listAffected = async (
  db: Queryable,
  organizationId: number,
  now: Date,
  { reservationId, carId }: AffectedOf = {},
): Promise<{ rows: AffectedReservation[]; total: number }> => {
  const found = await db.rows<AffectedReservation & { total: number }>(
    detailed,
    [organizationId, now, reservationId ?? null, carId ?? null],
    'list-affected',
  )
  return { rows: found.map(({ total: _total, ...row }) => row), total: Number(found[0]?.total ?? 0) }
}

export const countAffected = async (db: Queryable, organizationId: number, now: Date): Promise<number> => {
  const [row] = await db.rows<{ count: number }>(`select count(*)::int as count from (${affected}) h`, [
    organizationId,
    now,
  ])
  return row?.count ?? 0
}
