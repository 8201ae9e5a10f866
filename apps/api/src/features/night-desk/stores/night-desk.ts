import type { NightCar } from '@delebil/core-api/admin'
import type { CallerQuestion, LicenseStanding } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { ReservationKey } from '../../reservations/stores/reservations.ts'
import { licenseJson } from '../../sessions/stores/standing.ts'

/** What is kept of a check of who calls, and the licence of that person now. */
export type CallerCheck = { personId: number; at: Date; license: LicenseStanding }

/** The latest check of a caller that one of the staff made for a reservation. */
export const findCallerCheck = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
  staffId: number,
): Promise<CallerCheck | undefined> =>
  db.oneRow<CallerCheck>(
    `select p.id as "personId", h.at, ${licenseJson('p')} as license
     from admin_change h join person p on p.id = (h.changes -> 'callerId' ->> 'to')::int
     where h.organization_id = $1 and h.resource = 'reservations' and h.record_id = $2 and h.person_id = $3 and h.action = 'check-caller'
     order by h.id desc limit 1`,
    [organizationId, id, staffId],
  )

/** What a person of a reservation can be asked, each with what is right. */
export type CallerFacts = {
  id: number
  name: string
  phone: string | null
  email: string
  cards: string[]
  lastTrip: { licensePlate: string; location: string; start: Date } | null
}

export const listCallerFacts = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
  personIds: readonly number[],
  before: Date,
): Promise<CallerFacts[]> =>
  db.rows(
    `select p.id, p.name, p.phone, p.email,
       coalesce((select array_agg(coalesce(k.card_number, k.chip_id)) from member_card k
         where k.person_id = p.id and (k.organization_id = $1 or k.organization_id is null)), '{}') as cards,
       case when t.id is not null then json_build_object('licensePlate', t.license_plate, 'location', t.location, 'start', t.start_at) end
         as "lastTrip"
     from person p
     left join lateral (
       select r.id, c.license_plate, l.name as location, r.start_at from reservation r
       join car c on c.organization_id = r.organization_id and c.id = r.car_id
       join location l on l.organization_id = c.organization_id and l.id = c.location_id
       where r.organization_id = $1 and r.person_id = p.id and r.id <> $2 and r.start_at < $4 and r.canceled_at is null and r.voided_at is null
       order by r.start_at desc limit 1) t on true
     where p.id = any($3::int[]) order by array_position($3::int[], p.id)`,
    [organizationId, id, personIds, before],
  )

/** What happened to a reservation, whoever did it. `result`: what a car answered, or null. */
export type NightEvent = { at: Date; person: string | null; action: string; result: string | null }

export type Events = { readonly limit: number; readonly by?: number; readonly since?: Date }

// A try of a car is two rows: that it was asked, and what it answered. The first counts only where there is no other.
const events = `
  select e.at, p.name as person, e.action, e.result from (
    select c.at, c.person_id, c.action, null as result, 1 as kind, c.id from reservation_change c
    where c.organization_id = $1 and c.reservation_id = $2
    union all
    select a.at, a.person_id, a.action || '-car', a.result, 0, a.id from car_access_attempt a
    where a.organization_id = $1 and a.reservation_id = $2 and a.action <> 'state' and (a.result <> 'asked' or not exists (
      select from car_access_attempt o where o.organization_id = $1 and o.reservation_id = $2 and o.id > a.id
        and o.person_id = a.person_id and o.at = a.at and o.action = a.action))
    union all
    select h.at, h.person_id, h.action, null, 2, h.id from admin_change h
    where h.organization_id = $1 and h.resource = 'reservations' and h.record_id = $2 and h.action in ('check-caller', 'write-message')
  ) e left join person p on p.id = e.person_id
  where ($3::int is null or e.person_id = $3) and ($4::timestamptz is null or e.at >= $4)
  order by e.at desc, e.kind desc, e.id desc limit $5`

/** What happened to a reservation, the newest first. */
export const listNightEvents = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
  { limit, by, since }: Events,
): Promise<NightEvent[]> => db.rows(events, [organizationId, id, by ?? null, since ?? null, limit])

export type LatestMessage = { at: Date; isFromStaff: boolean; text: string }

/** The latest messages of a reservation, the newest first, and how many of the member's nobody has read. */
export const listLatestMessages = async (
  db: Queryable,
  { organizationId, id }: ReservationKey,
): Promise<{ unread: number; latest: LatestMessage[] }> => {
  const rows = await db.rows<LatestMessage & { unread: number }>(
    `select created_at as at, from_staff as "isFromStaff", text,
       count(*) filter (where read_at is null and not from_staff) over ()::int as unread
     from reservation_message where organization_id = $1 and reservation_id = $2 order by id desc limit 3`,
    [organizationId, id],
  )
  return { unread: rows[0]?.unread ?? 0, latest: rows.map(({ unread: _, ...message }) => message) }
}

export type OpenDamage = { id: number; at: Date; description: string; state: string }

/** Damages of a car that nobody has repaired, the newest first. */
export const listOpenDamages = (db: Queryable, organizationId: number, carId: number): Promise<OpenDamage[]> =>
  db.rows(
    `select id, created_at as at, description, state from damage
     where organization_id = $1 and car_id = $2 and state in ('REPORTED', 'ACCEPTED') order by created_at desc limit 5`,
    [organizationId, carId],
  )

export type FreeCar = Omit<NightCar, 'metres'> & { lat: number; lng: number }

const FREE_CARS = 5

/** Cars in use that nobody has from one moment to another and that are not out, the nearest to a car first. */
export const listFreeCars = (
  db: Queryable,
  { organizationId, carId }: { organizationId: number; carId: number },
  { start, end }: { start: Date; end: Date },
): Promise<FreeCar[]> =>
  db.rows(
    `select c.id, c.car_number as "carNumber", c.license_plate as "licensePlate", m.name as model, l.name as location, c.lat, c.lng
     from car here join car c on c.organization_id = here.organization_id and c.id <> here.id and c.active
     join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     join location l on l.organization_id = c.organization_id and l.id = c.location_id
     where here.organization_id = $1 and here.id = $2
       and not exists (select from reservation r where r.organization_id = c.organization_id and r.car_id = c.id and r.blocking
         and ((r.start_at < $4 and r.busy_until > $3) or (r.started_at is not null and r.ended_at is null and r.end_at < $4
           and r.start_at > $3 - interval '60 days')))
     order by c.xy <-> here.xy, c.id limit ${FREE_CARS}`,
    [organizationId, carId, start, end],
  )

/** The answers that were right, as they are kept. */
export const keptAnswers = (answers: readonly CallerQuestion[]): string => [...new Set(answers)].sort().join(', ')
