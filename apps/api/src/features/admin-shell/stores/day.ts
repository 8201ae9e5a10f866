import { isOut } from '../../reservations/stores/trip-sql.ts'

const HOURS = 6
const EVENTS = 8
const PLACES = 60

const trips = `reservation r where r.organization_id = $1 and r.kind in ('member', 'admin')`
const isOpen = 'r.ended_at is null and r.canceled_at is null and r.voided_at is null'
/** SQL: the trip leaves, or returns, in the time from now to `end`. */
const leaves = (end: string) =>
  `${trips} and r.start_at >= now() and r.start_at < ${end} and r.started_at is null and ${isOpen}`
const returns = (end: string) => `${trips} and r.end_at >= now() and r.end_at < ${end} and ${isOpen}`
const coming = (column: string, from: string) =>
  `(select json_build_object('count', count(*), 'next', min(r.${column})) from ${from})`

const hour = `date_trunc('hour', now())`
const later = `${hour} + interval '${HOURS} hours'`
const perHour = (column: string, from: string) =>
  `(select count(*) from ${from} and r.${column} >= h.at and r.${column} < h.at + interval '1 hour')`
const event = (column: string, isReturn: boolean, from: string) => `(
  select r.${column} as at, ${isReturn} as "isReturn", r.id as "reservationId", r.car_id, r.person_id from ${from}
  order by r.${column}, r.id limit ${EVENTS})`

/** SQL of the trips of today as JSON: what is out, what is to leave and to return before midnight (`$2`), and the next hours. */
export const day = `json_build_object(
  'out', (select count(*) from ${trips} and ${isOut}),
  'leaving', ${coming('start_at', leaves('$2'))},
  'returning', ${coming('end_at', returns('$2'))},
  'hours', (select json_agg(json_build_object('at', h.at, 'leaving', ${perHour('start_at', leaves(later))},
      'returning', ${perHour('end_at', returns(later))}) order by h.at)
    from generate_series(${hour}, ${later} - interval '1 hour', interval '1 hour') as h (at)),
  'events', (select coalesce(json_agg(json_build_object('at', e.at, 'isReturn', e."isReturn", 'reservationId', e."reservationId",
      'carNumber', c.car_number, 'licensePlate', c.license_plate, 'person', p.name) order by e.at, e."isReturn" desc, e."reservationId"), '[]')
    from (select * from (${event('start_at', false, leaves(later))} union all ${event('end_at', true, returns(later))}) as both_ways
      order by at, "isReturn" desc, "reservationId" limit ${EVENTS}) as e
    join car c on c.organization_id = $1 and c.id = e.car_id left join person p on p.id = e.person_id))`

// Bookings of a car never overlap: only the last that began can hold it now. But for a trip that nobody ended, which holds its car.
const last = `lateral (select r.kind, r.busy_until > now() as holds from reservation r where r.organization_id = c.organization_id
  and r.car_id = c.id and r.blocking and r.start_at <= now() order by r.start_at desc limit 1)`
const out = `select r.car_id from ${trips} and ${isOut} and r.start_at > now() - interval '60 days'`

/** SQL of the cars as JSON: how many there are, stand free and are out of use, and the same of each place. */
export const fleet = `(
  with stands as materialized (
    select c.location_id, c.active and not coalesce(h.holds, false) and c.id not in (${out}) as free,
      c.active and not coalesce(h.holds and h.kind = 'block', false) as in_use
    from car c left join ${last} h on true where c.organization_id = $1)
  select json_build_object('cars', count(*), 'free', count(*) filter (where free), 'outOfUse', count(*) filter (where not in_use),
    'locations', (select coalesce(json_agg(place), '[]') from (
      select l.id, l.name, count(*) as cars, count(*) filter (where s.free) as free from stands s
      join location l on l.organization_id = $1 and l.id = s.location_id
      group by l.id, l.name order by l.name collate "nb-NO-x-icu", l.id limit ${PLACES}) as place))
  from stands)`
