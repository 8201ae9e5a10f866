import type { Queryable } from '../../../platform/db/queryable.ts'

type Key = { readonly organizationId: number; readonly reservationId: number }
type Stood = { readonly carId: number; readonly start: Date; readonly end: Date }

/** Keeps where a reservation stood, until its booker is told. What is kept already stays: that is what the booker knows. */
export const saveMoveNotice = async (
  tx: Queryable,
  { organizationId, reservationId }: Key,
  { carId, start, end }: Stood,
  due: Date,
): Promise<void> => {
  await tx.change(
    `insert into move_notice (organization_id, reservation_id, car_id, start_at, end_at, due_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id, reservation_id) do update set due_at = excluded.due_at`,
    [organizationId, reservationId, carId, start, end, due],
  )
}

export type MovedNotice = {
  name: string
  email: string
  model: string
  licensePlate: string
  locationName: string
  fromStart: Date
  fromEnd: Date
  start: Date
  end: Date
}

/** Takes what is due, and answers it where there is something to tell: the reservation stands, and not where it stood. */
export const takeMoveNotice = (
  tx: Queryable,
  { organizationId, reservationId }: Key,
  due: Date,
): Promise<MovedNotice | undefined> =>
  tx.oneRow(
    `with due as (delete from move_notice where organization_id = $1 and reservation_id = $2 and due_at = $3 returning *)
       select p.name, p.email, m.name as model, c.license_plate as "licensePlate", l.name as "locationName",
         d.start_at as "fromStart", d.end_at as "fromEnd", r.start_at as start, r.end_at as end
       from due d
       join reservation r on r.organization_id = d.organization_id and r.id = d.reservation_id
       join person p on p.id = r.person_id
       join car c on c.organization_id = r.organization_id and c.id = r.car_id
       join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
       join location l on l.organization_id = c.organization_id and l.id = c.location_id
       where r.ended_at is null and r.canceled_at is null and r.voided_at is null and p.email is not null
         and (r.car_id, r.start_at, r.end_at) is distinct from (d.car_id, d.start_at, d.end_at)`,
    [organizationId, reservationId, due],
  )
