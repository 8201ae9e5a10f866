import type { Queryable } from '../../../platform/db/queryable.ts'
import { isPostponed } from '../../admin-records/stores/case-sql.ts'
import { waitingLicenses } from '../../license-checks/stores/license-checks.ts'
import { isOut } from '../../reservations/stores/trip-sql.ts'
import { day, fleet } from './day.ts'

/** Counted up to here: the cost does not grow with the table. */
const MOST = 1000
const SHOWN = 5

const trip = `reservation r join car c on c.organization_id = r.organization_id and c.id = r.car_id
  join location l on l.organization_id = c.organization_id and l.id = c.location_id where r.organization_id = $1 and r.kind in ('member', 'admin')`
// Looked up for those that are shown: joined, the persons of all clubs were read for five of them.
const ofPerson = (column: 'name' | 'phone') => `(select p.${column} from person p where p.id = r.person_id)`
/** Whom and what it is about, and who has the car next. */
const about = `json_build_object('reservationId', r.id, 'reservationNumber', r.reservation_number, 'person', ${ofPerson('name')}, 'phone', ${ofPerson('phone')},
  'carNumber', c.car_number, 'licensePlate', c.license_plate, 'location', l.name, 'next', (
    select json_build_object('person', np.name, 'start', n.start_at) from reservation n left join person np on np.id = n.person_id
    where n.organization_id = r.organization_id and n.car_id = r.car_id and n.blocking and n.id <> r.id and n.kind <> 'block'
      and n.start_at >= r.end_at and n.started_at is null order by n.start_at limit 1))`
const ofTrip = `r.id, c.license_plate || ' · ' || r.reservation_number as title, ${ofPerson('name')} as detail, ${about} as trip`
const isLate = `${isOut} and r.end_at < now() - interval '30 minutes'`
const isLateOut = `o.organization_id = $1 and o.started_at is not null and o.ended_at is null and o.canceled_at is null
  and o.voided_at is null and o.end_at < now()`
// Cars that are out too long are few: only of theirs is each booking looked at.
const notBack = `(r.car_id in (select o.car_id from reservation o where ${isLateOut}) and exists (
  select from reservation o where ${isLateOut} and o.car_id = r.car_id and o.id <> r.id and o.end_at <= r.start_at))`
// By the index of what is not over: a block has no membership, and those of years before are many.
const blocked = `c.id in (select b.car_id from reservation b where b.organization_id = $1 and b.membership_id is null and b.end_at > now()
  and b.ended_at is null and b.canceled_at is null and b.voided_at is null
  and b.kind = 'block' and b.blocking and b.start_at <= now() and b.busy_until > now())`

/** SQL of a text's beginning, cut between two words. */
const beginning = (sql: string) =>
  `case when length(${sql}) <= 80 then ${sql} else regexp_replace(left(${sql}, 80), '\\s+\\S*$', '') || '…' end`

// Trips are found by an index of the few before they are sorted: a walk by time could pass all that the club ever had.
/** What waits for a hand, by kind, the most urgent first. */
const kinds = {
  lateTrips: `select ${ofTrip}, r.end_at as at from ${trip} and ${isLate} order by (select r.end_at)`,
  conflicts: `select ${ofTrip}, r.start_at as at from ${trip} and r.blocking and r.started_at is null and r.ended_at is null
    and r.start_at between now() - interval '2 hours' and now() + interval '24 hours' and (not c.active or ${notBack}) order by r.start_at`,
  reviews: `select ${ofTrip}, r.end_at as at from ${trip} and (r.needs_review or r.kilometers_missing) and not ${isPostponed()} order by (select r.end_at)`,
  messages: `select m.id, ${beginning('m.text')} as title, a.name as detail, ${about} as trip, m.created_at as at
    from reservation_message m left join person a on a.id = m.author_id
    join reservation r on r.organization_id = m.organization_id and r.id = m.reservation_id
    join car c on c.organization_id = r.organization_id and c.id = r.car_id
    join location l on l.organization_id = c.organization_id and l.id = c.location_id
    where m.organization_id = $1 and m.read_at is null and not m.from_staff and not ${isPostponed('m')} order by m.created_at`,
  damages: `select d.id, c.license_plate || ' · ' || ${beginning('d.description')} as title, p.name as detail, null::json as trip, d.created_at as at
    from damage d join car c on c.organization_id = d.organization_id and c.id = d.car_id left join person p on p.id = d.reporter_id
    where d.organization_id = $1 and d.state = 'REPORTED' and not ${isPostponed('d')} order by d.created_at`,
  licenses: `select p.id, p.name as title, null as detail, null::json as trip, s.sent_at as at from ${waitingLicenses} order by s.sent_at, p.id`,
  carsOut: `select c.id, c.license_plate as title, m.name as detail, null::json as trip, null::timestamptz as at from car c
    join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
    where c.organization_id = $1 and (not c.active or ${blocked}) order by c.car_number`,
} as const
export type WaitingKind = keyof typeof kinds
export type OverviewPart = WaitingKind | 'day' | 'fleet'

/** How many there are, where 1000 stands for more, too, and the first of them. */
const group = (kind: WaitingKind) => `json_build_object(
  'count', (select count(*) from (select from (${kinds[kind]}) as every limit ${MOST}) as found),
  'items', (select coalesce(json_agg(first), '[]') from (${kinds[kind]} limit ${SHOWN}) as first))`

const partOf = (part: OverviewPart) => (part === 'day' ? day : part === 'fleet' ? fleet : group(part))

/** The parts that are asked for, in one question, as JSON; instants as PostgreSQL writes them. */
export async function findOverview(
  db: Queryable,
  organizationId: number,
  parts: readonly OverviewPart[],
  midnight: Date,
): Promise<string> {
  const members = parts.map((part) => `'${part}', ${partOf(part)}`).join(', ')
  const { overview } = await db.theRow<{ overview: string }>(
    `select json_build_object(${members})::text as overview from (select $1::int, $2::timestamptz) as asked`,
    [organizationId, midnight],
  )
  return overview
}
