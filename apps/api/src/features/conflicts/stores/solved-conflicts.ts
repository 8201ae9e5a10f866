import type { SolvedConflict } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { WithMoments } from '../../../platform/db/with-moments.ts'

/** What was solved is listed for so long. */
const DAYS = 14

type Solved = WithMoments<SolvedConflict, 'at' | 'undoneAt'>
export type Obstacle = SolvedConflict['obstacle']

// Each reservation that was touched: as it was kept, and as it is now. $1 organisation, $2 now.
const touched = `jsonb_to_recordset(s.moves) k ("reservationId" bigint, "carId" int, start timestamptz, "end" timestamptz, "versionAfter" int)
  join reservation t on t.organization_id = s.organization_id and t.id = k."reservationId"`
const answered = `exists (select from reservation_message a where a.organization_id = t.organization_id and a.reservation_id = t.id
  and not a.from_staff and a.created_at > s.at)`
const taken = `exists (select from reservation b where b.organization_id = t.organization_id and b.car_id = k."carId" and b.blocking
  and b.start_at < k."end" and b.start_at > k.start - interval '31 days' and b.busy_until > k.start
  and (b.hold_until is null or b.hold_until > $2)
  and b.id not in (select (o ->> 'reservationId')::bigint from jsonb_array_elements(s.moves) o))`

/** SQL: what keeps a solution `s` from being undone. */
const obstacle = `case when s.undone_at is not null then 'UNDONE' else (
  select case when bool_or(t.started_at is not null or t.ended_at is not null) then 'STARTED'
    when bool_or(${answered}) then 'ANSWERED'
    when bool_or(t.version <> k."versionAfter") then 'CHANGED'
    when exists (select from wait_wish w where w.organization_id = s.organization_id and w.id = s.wish_id
      and w.outcome = 'BOOKED') then 'OFFER_TAKEN'
    when bool_or(${taken}) then 'CAR_TAKEN' end
  from ${touched}) end`

/** What was solved lately, the latest first, and how much there is. */
export const listSolved = async (
  db: Queryable,
  organizationId: number,
  now: Date,
  limit: number,
): Promise<{ rows: Solved[]; total: number }> => {
  const found = await db.rows<Solved & { total: number }>(
    `with shown as (select s.*, count(*) over () as total from conflict_solution s
       where s.organization_id = $1 and s.at > $2::timestamptz - interval '${DAYS} days' order by s.at desc, s.id desc limit $3)
     select s.id, s.kind, s.at, y.name as by, r.id as "reservationId", r.reservation_number as "reservationNumber",
       p.name as person, f.license_plate as "from", g.license_plate as "to", jsonb_array_length(s.moves) as touched,
       jsonb_path_exists(s.moves, '$[*] ? (@.isTold == true)') as "isNotified", ${obstacle} as obstacle,
       s.undone_at as "undoneAt", z.name as "undoneBy", s.total
     from shown s
     join reservation r on r.organization_id = s.organization_id and r.id = s.reservation_id
     cross join lateral (select (o ->> 'carId')::int as car, (o ->> 'toCarId')::int as other from jsonb_array_elements(s.moves) o
       where (o ->> 'reservationId')::bigint = s.reservation_id) k
     join car f on f.organization_id = s.organization_id and f.id = k.car
     join car g on g.organization_id = s.organization_id and g.id = coalesce(k.other, r.car_id)
     left join person p on p.id = r.person_id
     left join person y on y.id = s.person_id
     left join person z on z.id = s.undone_by
     order by s.at desc, s.id desc`,
    [organizationId, now, limit],
    'list-solved',
  )
  return { rows: found.map(({ total: _total, ...row }) => row), total: Number(found[0]?.total ?? 0) }
}

/** Why a solution can't be undone; null where it can. */
export const obstacleOf = async (db: Queryable, organizationId: number, id: number, now: Date): Promise<Obstacle> => {
  const row = await db.oneRow<{ obstacle: Obstacle }>(
    `select ${obstacle} as obstacle from conflict_solution s where s.organization_id = $1 and s.id = $3`,
    [organizationId, now, id],
  )
  return row?.obstacle ?? null
}
