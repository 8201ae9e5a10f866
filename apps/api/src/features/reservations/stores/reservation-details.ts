import { FINISHED_AFTER_MINUTES, type PriceLine } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import { tariffJson } from '../../price/stores/tariff-columns.ts'
import { type Reservation, reservationColumns, type Viewer, viewerValues, visibleTo } from './reservations.ts'

/** A reservation with all that its card shows. `lines`: the fee if cancelled, the bill if ended, else what was promised. */
export type ReservationDetails = Reservation &
  Pick<
    Car,
    | 'carNumber'
    | 'licensePlate'
    | 'bodyType'
    | 'color'
    | 'model'
    | 'modelId'
    | 'dialToOpenPhone'
    | 'access'
    | 'properties'
    | 'tariff'
  > & {
    membershipName: string
    /** The default location of the membership. */
    defaultLocation: { latitude: number; longitude: number } | null
    location: { id: number; name: string; lat: number; lng: number; parkingDescription: string | null }
    drivers: { id: number; name: string }[]
    lines: PriceLine[]
  }

const select = `
  select ${reservationColumns}, ms.name as "membershipName", ms.default_location as "defaultLocation", c.car_number::text as "carNumber",
    c.license_plate as "licensePlate", c.color, c.dial_to_open_phone as "dialToOpenPhone",
    c.access, c.properties,
    c.body_type as "bodyType", c.model_name as model, c.model_id as "modelId",
    json_build_object('id', c.location_id, 'name', c.location_name, 'lat', c.lat, 'lng', c.lng,
      'parkingDescription', c.parking_description) as location,
    ${tariffJson('t')} as tariff,
    coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
      from reservation_driver d join person p on p.id = d.person_id
      where d.organization_id = r.organization_id and d.reservation_id = r.id), '[]') as drivers,
    coalesce((select json_agg(json_build_object('product', pl.product, 'description', pl.description, 'quantity', pl.quantity, 'unit', pl.unit,
        'unitPriceOre', pl.unit_price_ore, 'totalOre', pl.total_ore, 'vatCode', pl.vat_code) order by pl.position)
      from reservation_price_line pl where pl.organization_id = r.organization_id and pl.reservation_id = r.id
        and pl.stage = case when r.canceled_at is not null or r.voided_at is not null then 'cancel'
          when r.ended_at is not null then 'end' else 'booking' end), '[]') as lines
  from (select r.* `

// In parts that the planner does not mix: every table can be joined to every other by its organization, and to look through
// all orders of eight took it 50 to 150 ms, where the answer takes one.
const joins = `) r
  join membership ms on ms.organization_id = r.organization_id and ms.id = r.membership_id
  join tariff t on t.organization_id = r.organization_id and t.id = r.tariff_id
  cross join lateral (
    select c.*, m.body_type, m.name as model_name, l.name as location_name, l.parking_description
    from car c
    join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
    join location l on l.organization_id = c.organization_id and l.id = c.location_id
    where c.organization_id = r.organization_id and c.id = r.car_id limit 1) c`

/** One reservation that the person may see, with its details. */
export const findReservationDetails = (
  db: Queryable,
  viewer: Viewer,
  id: number,
): Promise<ReservationDetails | undefined> =>
  db.oneRow<ReservationDetails>(
    `${select} ${visibleTo('$1', '$2')} and r.id = $3 limit 1 ${joins}`,
    [...viewerValues(viewer), id],
    'reservation-details',
  )

/** One reservation of a club with its details, for its staff. */
export const findDetailsOf = (
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<ReservationDetails | undefined> =>
  db.oneRow<ReservationDetails>(
    `${select} from reservation r where r.organization_id = $1 and r.id = $2 and r.kind in ('member', 'admin') ${joins}`,
    [organizationId, id],
  )

// Not ended, cancelled or annulled, and not left behind: what the rules call finished.
const unfinished = (finishedBefore: string) =>
  `r.ended_at is null and r.canceled_at is null and r.voided_at is null and r.end_at >= ${finishedBefore}`

const finishedBefore = (now: Date) => new Date(now.getTime() - FINISHED_AFTER_MINUTES * MINUTE_MS)

const inMembership = `and ($4::int is null or r.membership_id = $4)`

/** The person's reservations that are under way or ahead, the next one first; of one membership where it is given. */
export const listActiveReservations = (
  db: Queryable,
  viewer: Viewer,
  now: Date,
  membershipId?: number,
): Promise<ReservationDetails[]> =>
  db.rows(
    `${select} ${visibleTo('$1', '$2')} and ${unfinished('$3')} ${inMembership} order by r.start_at, r.id limit 200 ${joins} order by r.start_at, r.id`,
    [...viewerValues(viewer), finishedBefore(now), membershipId ?? null],
    'active-reservations',
  )

export const hasActiveReservations = async (db: Queryable, viewer: Viewer, now: Date): Promise<boolean> => {
  const row = await db.oneRow<{ has: boolean }>(
    `select exists (select ${visibleTo('$1', '$2')} and ${unfinished('$3')}) as has`,
    [...viewerValues(viewer), finishedBefore(now)],
  )
  return row?.has ?? false
}

export type HistoryPage = { membershipId?: number | undefined; page: number; size: number; oldestFirst?: boolean }

/** Totals are exact up to this. */
export const HISTORY_COUNT_CAP = 10_000

/** One page of the person's reservations that are over, and how many there are in all. */
export const listHistoricReservations = async (
  db: Queryable,
  viewer: Viewer,
  now: Date,
  { membershipId, page, size, oldestFirst = false }: HistoryPage,
): Promise<{ reservations: ReservationDetails[]; totalElements: number }> => {
  const historic = `${visibleTo('$1', '$2')} and not (${unfinished('$3')}) ${inMembership}`
  const values = [...viewerValues(viewer), finishedBefore(now), membershipId ?? null]
  const direction = oldestFirst ? 'asc' : 'desc'
  const order = `order by r.start_at ${direction}, r.id ${direction}`
  const reservations = await db.rows<ReservationDetails>(
    `${select} ${historic} ${order} limit $5 offset $6 ${joins} ${order}`,
    [...values, size, page * size],
  )
  const counted = await db.oneRow<{ count: number }>(
    `select count(*) as count from (select ${historic} limit ${HISTORY_COUNT_CAP + 1}) counted`,
    values,
  )
  return { reservations, totalElements: counted?.count ?? 0 }
}
