import type { OdometerReading } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Reservation, ReservationKey } from './reservations.ts'

/** Who says what an odometer showed. */
export type OdometerSource = 'TELEMATICS' | 'DRIVER' | 'STAFF'
export type SourcedReading = OdometerReading & { readonly source: OdometerSource }

/** What is written down of how far a trip went; what is left out stays. */
export type TripKilometers = {
  readonly start?: SourcedReading | undefined
  readonly end?: SourcedReading | undefined
  readonly kilometers: number | null
  readonly isMissing: boolean
}

const valuesOf = (reading: SourcedReading | undefined) => [
  reading?.kilometers ?? null,
  reading?.source ?? null,
  reading?.at ?? null,
]

/** What the odometer showed when the trip began; what is known already stays. */
export const setStartOdometer = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  reading: SourcedReading,
): Promise<void> => {
  await tx.change(
    `update reservation set start_odometer = $3, start_odometer_source = $4, start_odometer_at = $5
     where organization_id = $1 and id = $2 and start_odometer is null`,
    [organizationId, id, ...valuesOf(reading)],
  )
}

export const setKilometers = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  { start, end, kilometers, isMissing }: TripKilometers,
): Promise<void> => {
  await tx.change(
    `update reservation set kilometers = $9, kilometers_missing = $10,
       start_odometer = coalesce($3, start_odometer), start_odometer_source = coalesce($4, start_odometer_source),
       start_odometer_at = coalesce($5, start_odometer_at), end_odometer = coalesce($6, end_odometer),
       end_odometer_source = coalesce($7, end_odometer_source), end_odometer_at = coalesce($8, end_odometer_at)
     where organization_id = $1 and id = $2`,
    [organizationId, id, ...valuesOf(start), ...valuesOf(end), kilometers, isMissing],
  )
}

/** The last that is known of the car's odometer before a reservation of it: of its trips, or read between them. */
export const findReadingBefore = (
  db: Queryable,
  { organizationId, carId, id, start }: Pick<Reservation, 'organizationId' | 'carId' | 'id' | 'start'>,
): Promise<OdometerReading | undefined> =>
  db.oneRow<OdometerReading>(
    `select kilometers, at from (
       (select coalesce(end_odometer, start_odometer) as kilometers, coalesce(end_odometer_at, start_odometer_at) as at
        from reservation where organization_id = $1 and car_id = $2 and id <> $3 and start_at < $4
          and (start_odometer is not null or end_odometer is not null)
        order by start_at desc limit 1)
       union all
       (select kilometers, at from odometer_reading where organization_id = $1 and car_id = $2 and at < $4 order by at desc limit 1)) known
     order by at desc limit 1`,
    [organizationId, carId, id, start],
    'odometer-before',
  )

/** How far an ended trip went, and what it costs. */
export const findTripPrice = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
): Promise<{ kilometers: number | null; totalOre: number } | undefined> =>
  db.oneRow(
    `select r.kilometers, coalesce((select sum(l.total_ore) from reservation_price_line l
         where (l.organization_id, l.reservation_id) = (r.organization_id, r.id) and l.stage = 'end'), 0)::int as "totalOre"
     from reservation r where r.organization_id = $1 and r.id = $2`,
    [organizationId, id],
  )
