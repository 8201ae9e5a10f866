import type { LicenseStanding } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { isNotNotified } from '../notifying/notified-store.ts'
import { isOut, trip } from '../reservations/stores/trip-sql.ts'
import { licenseJson } from '../sessions/stores/standing.ts'

/** A trip that its booker hears of by itself. */
export type NotedTrip = {
  organizationId: number
  id: number
  personId: number
  start: Date
  end: Date
  model: string
  licensePlate: string
  location: string
}

/** SQL of all of it but who hears of it. */
export const notedTripColumns = `r.organization_id as "organizationId", r.id, r.start_at as start, r.end_at as "end", cm.name as model,
  c.license_plate as "licensePlate", l.name as location`
const columns = `${notedTripColumns}, r.person_id as "personId"`
const atOnce = 200

/** The trip of a reservation as its booker hears of it; undefined where nobody did. */
export const findNotedTrip = (
  db: Queryable,
  { organizationId, id }: Pick<NotedTrip, 'organizationId' | 'id'>,
): Promise<NotedTrip | undefined> =>
  db.oneRow(
    `select ${columns} from ${trip} where r.organization_id = $1 and r.id = $2 and r.person_id is not null`,
    [organizationId, id],
    'trip-of-reservation',
  )

/** What is looked for in one organization: what falls later than a moment and not after another. */
type Window = { readonly organizationId: number; readonly after: Date; readonly until: Date }
type Beginning = Window & { readonly hours: number }

/** SQL of the first trips `r` of each organization that was asked for, by when they do so: one round trip, however many organizations. */
const ofEach = (what: string, by: string): string => `
  select t.* from unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::int[]) asked (organization_id, after, until, hours)
  cross join lateral (
    select ${columns} from ${trip} where r.organization_id = asked.organization_id and r.kind = 'member'
      and ${by} > asked.after and ${by} <= asked.until and ${what} order by ${by}, r.id limit ${atOnce}) t`

const list = async (
  db: Queryable,
  statement: string,
  name: string,
  windows: readonly (Window & { hours?: number })[],
) => {
  if (windows.length === 0) return []
  const values = [
    windows.map(({ organizationId }) => organizationId),
    windows.map(({ after }) => after),
    windows.map(({ until }) => until),
    windows.map(({ hours = 0 }) => hours),
  ]
  return db.rows<NotedTrip>(statement, values, name)
}

const beginning = ofEach(
  `r.blocking and r.started_at is null and r.ended_at is null and r.created_at < r.start_at - make_interval(hours => asked.hours)
   and ${isNotNotified('TRIP_START', 'r.organization_id', 'r.id', 'r.start_at')}`,
  'r.start_at',
)
/** Trips that begin within each window and were booked so many hours ahead of it, of which nobody was reminded. */
export const listBeginning = (db: Queryable, windows: readonly Beginning[]): Promise<NotedTrip[]> =>
  list(db, beginning, 'trips-beginning', windows)

const ending = (kind: 'TRIP_END' | 'LATE_RETURN') =>
  ofEach(`${isOut} and ${isNotNotified(kind, 'r.organization_id', 'r.id', 'r.end_at')}`, 'r.end_at')
const endings = { TRIP_END: ending('TRIP_END'), LATE_RETURN: ending('LATE_RETURN') }
/** Trips that are out and whose end falls within each window, of which nobody was notified. */
export const listEnding = (
  db: Queryable,
  kind: keyof typeof endings,
  windows: readonly Window[],
): Promise<NotedTrip[]> => list(db, endings[kind], `trips-ending-${kind}`, windows)

export type OngoingTrip = { organizationId: number; id: number; personId: number; license: LicenseStanding }

/** Trips that are out and that a person with the phone booked or drives, with who that is: each trip once. */
export const listOngoingOf = (db: Queryable, phone: string): Promise<OngoingTrip[]> =>
  db.rows(
    `select distinct on (r.organization_id, r.id) r.organization_id as "organizationId", r.id, p.id as "personId", ${licenseJson('p')} as license
     from person p cross join lateral (
       select r.organization_id, r.id, r.person_id from reservation r where r.person_id = p.id and r.kind = 'member' and ${isOut}
       union select r.organization_id, r.id, r.person_id from reservation_driver d
         join reservation r on (r.organization_id, r.id) = (d.organization_id, d.reservation_id)
         where d.person_id = p.id and r.kind = 'member' and ${isOut}) r
     where p.phone = $1 and p.deleted_at is null
     order by r.organization_id, r.id, p.id <> r.person_id, p.id`,
    [phone],
    'ongoing-of-phone',
  )

/** Whoever has a phone and is of a club, with a club that may answer; undefined where it is a stranger's. */
export const findOwnerOfPhone = (
  db: Queryable,
  phone: string,
): Promise<{ personId: number; organizationId: number } | undefined> =>
  db.oneRow(
    `select s.person_id as "personId", s.organization_id as "organizationId" from sms s join person p on p.id = s.person_id
     where s.phone = $1 and p.phone = $1 and p.deleted_at is null order by s.created desc limit 1`,
    [phone],
  )
