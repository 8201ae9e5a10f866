import type { PlanMoved } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { WithMoments } from '../../../platform/db/with-moments.ts'
import { lockCars } from '../../fleet/stores/car-locks.ts'
import { type Reservation, reservationColumns } from '../../reservations/stores/reservations.ts'

/** A reservation, or a block, which has neither membership nor person. */
export type Movable = Reservation & {
  kind: 'member' | 'admin' | 'block'
  /** Null of a block. */
  membershipState: string | null
}

/** Holds the reservations, blocks and all cars that they leave or come to. In one order, so that two moves never wait for each other. */
export const lockMoves = async (
  tx: Queryable,
  organizationId: number,
  ids: readonly number[],
  carIds: readonly number[],
): Promise<ReadonlyMap<number, Movable>> => {
  const rows = await tx.rows<Movable>(
    `select ${reservationColumns}, r.kind, m.state as "membershipState"
     from reservation r left join membership m on m.organization_id = r.organization_id and m.id = r.membership_id
     where r.organization_id = $1 and r.id = any($2::bigint[]) and r.kind in ('member', 'admin', 'block')
     order by r.id for no key update of r`,
    [organizationId, ids],
  )
  await lockCars(tx, organizationId, [...carIds, ...rows.map(({ carId }) => carId)])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lifts reservations and blocks out of their cars until they are put down again, so that they can change places. */
export const liftOut = async (tx: Queryable, organizationId: number, ids: readonly number[]): Promise<void> => {
  await tx.change(
    `update reservation set blocking = false where organization_id = $1 and id = any($2::bigint[]) and blocking
       and ended_at is null and canceled_at is null and voided_at is null`,
    [organizationId, ids],
  )
}

/** Lets assignments overlap until all that are moved together stand; when it is over none may. */
export const letOverlap = async (tx: Queryable): Promise<void> => {
  await tx.change('set constraints car_assignment_one_at_a_time deferred')
}

/** Those that overlap another assignment of their car. */
export const listOverlapping = async (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rows = await db.rows<{ id: number }>(
    `select a.id from car_assignment a where a.organization_id = $1 and a.id = any($2::int[]) and exists (
       select 1 from car_assignment b where b.organization_id = $1 and b.car_id = a.car_id and b.id <> a.id
         and tstzrange(b.start_at, b.end_at) && tstzrange(a.start_at, a.end_at))`,
    [organizationId, ids],
  )
  return rows.map(({ id }) => id)
}

export type InTheWay = WithMoments<PlanMoved['conflicts'][number], 'start' | 'end'>

/** What has a car at a time, beside one reservation. */
export const listInTheWay = (
  db: Queryable,
  { organizationId, carId }: { organizationId: number; carId: number },
  { start, end }: { start: Date; end: Date },
  except: number,
): Promise<InTheWay[]> =>
  db.rows(
    `select r.id as "reservationId", case when r.kind in ('member', 'admin') then 'reservation' else r.kind end as kind,
       r.reservation_number as "reservationNumber", p.name as person, r.start_at as start, r.busy_until as end
     from reservation r left join person p on p.id = r.person_id
     where r.organization_id = $1 and r.car_id = $2 and r.blocking and r.id <> $5
       and tstzrange(r.start_at, r.busy_until) && tstzrange($3, $4)
     order by r.start_at limit 20`,
    [organizationId, carId, start, end, except],
  )

/** What each reservation was promised to cost. */
export const totalsOf = async (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.rows<{ id: number; total: number }>(
    `select reservation_id as id, sum(total_ore)::int as total from reservation_price_line
     where organization_id = $1 and reservation_id = any($2::bigint[]) and stage = 'booking' group by reservation_id`,
    [organizationId, ids],
  )
  return new Map(rows.map(({ id, total }) => [id, total]))
}

export type Audience = { reservationId: number; personId: number; name: string; isBooker: boolean }

/** Names and addresses of those who may see each reservation. */
export const nameAudience = (
  db: Queryable,
  viewers: readonly { reservationId: number; personId: number }[],
  organizationId: number,
): Promise<Audience[]> =>
  db.rows(
    `select v.r as "reservationId", p.id as "personId", p.name, p.id = r.person_id as "isBooker"
     from unnest($1::bigint[], $2::int[]) v (r, p) join person p on p.id = v.p
     join reservation r on r.organization_id = $3 and r.id = v.r
     order by v.r, p.id = r.person_id desc, p.name, p.id`,
    [viewers.map(({ reservationId }) => reservationId), viewers.map(({ personId }) => personId), organizationId],
  )
