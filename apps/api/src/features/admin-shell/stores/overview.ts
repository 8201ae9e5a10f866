import type { Queryable } from '../../../platform/db/queryable.ts'
import { waitingLicenses } from '../../license-checks/stores/license-checks.ts'
import { isOut } from '../../reservations/stores/trip-sql.ts'

export type Waiting = { id: number; title: string; detail: string | null; at: Date | null; count: number }

/** Counted up to here: the cost does not grow with the table. */
const MOST = 1000
const SHOWN = 5

const trip = `reservation r join car c on c.organization_id = r.organization_id and c.id = r.car_id
  left join person p on p.id = r.person_id where r.organization_id = $1 and r.kind in ('member', 'admin')`
const ofTrip = `r.id, c.license_plate || ' · ' || r.reservation_number as title, p.name as detail`
const isLate = `${isOut} and r.end_at < now() - interval '30 minutes'`
const notBack = `exists (select from reservation o where o.organization_id = r.organization_id and o.car_id = r.car_id
  and o.id <> r.id and o.started_at is not null and o.ended_at is null and o.canceled_at is null and o.voided_at is null
  and o.end_at < now() and o.end_at <= r.start_at)`
const blocked = `exists (select from reservation b where b.organization_id = c.organization_id and b.car_id = c.id
  and b.kind = 'block' and b.blocking and b.start_at <= now() and b.busy_until > now())`

/** SQL of a text's beginning, cut between two words. */
const beginning = (sql: string) =>
  `case when length(${sql}) <= 80 then ${sql} else regexp_replace(left(${sql}, 80), '\\s+\\S*$', '') || '…' end`

/** What waits for a hand, by kind, the most urgent first. */
const kinds = {
  lateTrips: `select ${ofTrip}, r.end_at as at from ${trip} and ${isLate} order by r.end_at`,
  conflicts: `select ${ofTrip}, r.start_at as at from ${trip} and r.blocking and r.started_at is null and r.ended_at is null
    and r.start_at between now() - interval '2 hours' and now() + interval '24 hours' and (not c.active or ${notBack}) order by r.start_at`,
  reviews: `select ${ofTrip}, r.end_at as at from ${trip} and (r.needs_review or r.kilometers_missing) order by r.end_at`,
  messages: `select m.id, ${beginning('m.text')} as title, p.name as detail, m.created_at as at from reservation_message m
    left join person p on p.id = m.author_id
    where m.organization_id = $1 and m.read_at is null and not m.from_staff order by m.created_at`,
  damages: `select d.id, c.license_plate || ' · ' || ${beginning('d.description')} as title, p.name as detail, d.created_at as at
    from damage d join car c on c.organization_id = d.organization_id and c.id = d.car_id left join person p on p.id = d.reporter_id
    where d.organization_id = $1 and d.state = 'REPORTED' order by d.created_at`,
  licenses: `select p.id, p.name as title, null as detail, s.sent_at as at from ${waitingLicenses} order by s.sent_at, p.id`,
  carsOut: `select c.id, c.license_plate as title, m.name as detail, null::timestamptz as at from car c
    join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
    where c.organization_id = $1 and (not c.active or ${blocked}) order by c.car_number`,
} as const
export type WaitingKind = keyof typeof kinds

/** The first of a kind, each with how many there are; 1000 stands for more, too. */
export const listWaiting = (db: Queryable, kind: WaitingKind, organizationId: number): Promise<Waiting[]> =>
  db.rows(`select *, count(*) over () as count from (${kinds[kind]} limit ${MOST}) as found limit ${SHOWN}`, [
    organizationId,
  ])
