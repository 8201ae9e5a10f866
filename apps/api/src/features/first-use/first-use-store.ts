import type { hasTelematics } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'

export type FirstUseCar = {
  readonly organizationId: number
  readonly id: number
  readonly carNumber: string
  readonly licensePlate: string
  readonly access: Parameters<typeof hasTelematics>[0]
  readonly isOnTrip: boolean
  readonly tag: string | null
  readonly hasFuelCard: boolean | null
  readonly cardsTaken: Date | null
  readonly odometer: number | null
  readonly odometerAt: Date | null
  readonly triedAt: Date | null
  readonly tried: string | null
}

const readings = `(
  (select coalesce(r.end_odometer, r.start_odometer) as kilometers, coalesce(r.end_odometer_at, r.start_odometer_at) as at
   from reservation r where r.organization_id = c.organization_id and r.car_id = c.id
     and (r.start_odometer is not null or r.end_odometer is not null) order by r.start_at desc limit 1)
  union all
  (select o.kilometers, o.at from odometer_reading o where o.organization_id = c.organization_id and o.car_id = c.id
   order by o.at desc limit 1))`

/** All that is looked at before a car is driven by members. */
export const findFirstUse = (db: Queryable, organizationId: number, id: number): Promise<FirstUseCar | undefined> =>
  db.oneRow(
    `select c.organization_id as "organizationId", c.id, c.car_number::text as "carNumber", c.license_plate as "licensePlate", c.access,
       exists (select from reservation r where r.organization_id = c.organization_id and r.car_id = c.id
         and r.started_at is not null and r.ended_at is null and r.canceled_at is null and r.voided_at is null) as "isOnTrip",
       (select tag from car_tag t where t.organization_id = c.organization_id and t.car_id = c.id and t.valid_to = 'infinity'
         order by t.valid_from desc limit 1) as tag,
       case when m.tank_litres is null and m.battery_kwh is not null then null
         else c.fuel_card is not null or exists (
           select from fuel_card f where f.organization_id = c.organization_id and f.car_id = c.id) end as "hasFuelCard",
       (select pushed_at from pushed_cards p where (p.organization_id, p.car_id) = (c.organization_id, c.id)) as "cardsTaken",
       last.kilometers as odometer, last.at as "odometerAt", tried.at as "triedAt", tried.changes->'lock'->>'to' as tried
     from car c join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id)
     left join lateral (select kilometers, at from ${readings} k order by at desc limit 1) last on true
     left join lateral (select at, changes from admin_change a where a.organization_id = c.organization_id
       and a.resource = 'cars' and a.record_id = c.id and a.action = 'try-lock' order by a.id desc limit 1) tried on true
     where c.organization_id = $1 and c.id = $2`,
    [organizationId, id],
  )

/** Ends the tag that is in a car, and begins another where there is one. */
export const replaceTag = async (
  tx: Queryable,
  organizationId: number,
  carId: number,
  tag: string,
  now: Date,
): Promise<void> => {
  await tx.change(
    `update car_tag set valid_to = $3 where organization_id = $1 and car_id = $2 and valid_to = 'infinity'`,
    [organizationId, carId, now],
  )
  if (tag !== '')
    await tx.change('insert into car_tag (organization_id, car_id, tag, valid_from) values ($1, $2, $3, $4)', [
      organizationId,
      carId,
      tag,
      now,
    ])
}

export const insertReading = async (
  tx: Queryable,
  organizationId: number,
  carId: number,
  { kilometers, now, by }: { readonly kilometers: number; readonly now: Date; readonly by: number },
): Promise<void> => {
  await tx.change(
    `insert into odometer_reading (organization_id, car_id, at, kilometers, created_at, created_by) values ($1, $2, $3, $4, $3, $5)`,
    [organizationId, carId, now, kilometers, by],
  )
}
