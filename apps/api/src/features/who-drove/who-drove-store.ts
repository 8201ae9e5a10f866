import type { Queryable } from '../../platform/db/queryable.ts'
import { type Reservation, type ReservationKey, reservationColumns } from '../reservations/stores/reservations.ts'

export type FoundCar = { id: number; carNumber: number; licensePlate: string; model: string }

// A plate moves from car to car: what the first change of it after the moment says that it was before, else what it is now.
const plateThen = `coalesce((select h.changes -> 'licensePlate' ->> 'from' from admin_change h
  where h.organization_id = c.organization_id and h.resource = 'cars' and h.record_id = c.id and h.changes ? 'licensePlate'
    and h.changes -> 'licensePlate' ->> 'from' is not null and h.at > $3 order by h.id limit 1), c.license_plate)`
const packed = (plate: string) => `upper(regexp_replace(${plate}, '[\\s:.-]', '', 'g'))`

/** The car of the club, in use or not, that had a plate at a moment; else the one that has it now. */
export const findCarByPlate = (
  db: Queryable,
  organizationId: number,
  licensePlate: string,
  at: Date,
): Promise<FoundCar | undefined> =>
  db.oneRow<FoundCar>(
    `with had as (
         select c.id from car c where c.organization_id = $1 and ${packed('c.license_plate')} = $2
         union select h.record_id from admin_change h where h.organization_id = $1 and h.resource = 'cars'
           and h.changes ? 'licensePlate' and h.changes -> 'licensePlate' ->> 'from' is not null)
       select c.id, c.car_number as "carNumber", c.license_plate as "licensePlate", m.name as model
       from had join car c on c.organization_id = $1 and c.id = had.id
       join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
       where ${packed(plateThen)} = $2 limit 1`,
    [organizationId, licensePlate, at],
  )

type CarAt = { organizationId: number; carId: number; at: Date }

// A reservation is no longer than a month or so; one that nobody ended is forgotten after three.
const near = `r.organization_id = $1 and r.start_at <= $3::timestamptz + interval '10 minutes' and r.start_at > $3::timestamptz - interval '90 days'`
const hadThatCar = `(r.car_id = $2::int or exists (select from reservation_change c where c.organization_id = $1
  and c.reservation_id = r.id and c.changes ? 'carId' and c.changes -> 'carId' ->> 'from' = $2::int::text))`

type OfReservation = { organizationId: number; carId: number; reservationId: number }

/** Whether a reservation has a car, or had it before it got another. */
export const hadCar = async (
  db: Queryable,
  { organizationId, carId, reservationId }: OfReservation,
): Promise<boolean> => {
  const rows = await db.rows(`select from reservation r where r.organization_id = $1 and r.id = $3 and ${hadThatCar}`, [
    organizationId,
    carId,
    reservationId,
  ])
  return rows.length > 0
}

/** Reservations that may have had a car at a moment, whichever car they have now. */
export const listCandidates = (db: Queryable, { organizationId, carId, at }: CarAt): Promise<Reservation[]> =>
  db.rows(
    `select ${reservationColumns} from reservation r
     where ${near} and r.kind in ('member', 'admin') and (r.canceled_at is null or r.canceled_at > $3)
       and (r.voided_at is null or r.started_at is not null or r.voided_at > $3)
       and ((r.started_at is not null and r.ended_at is null) or greatest(r.end_at, r.ended_at) >= $3) and ${hadThatCar}
     order by r.start_at, r.id limit 50`,
    [organizationId, carId, at],
  )

export const isBlockedAt = async (db: Queryable, { organizationId, carId, at }: CarAt): Promise<boolean> => {
  const rows = await db.rows(
    `select from reservation r where r.organization_id = $1 and r.car_id = $2 and r.kind = 'block' and r.start_at <= $3
       and r.busy_until > $3 and (r.voided_at is null or r.voided_at > $3) limit 1`,
    [organizationId, carId, at],
  )
  return rows.length > 0
}

export type Neighbour = { reservationId: number; reservationNumber: number; at: Date }

const neighbour = `select r.id as "reservationId", r.reservation_number as "reservationNumber"`
const own = `from reservation r where r.organization_id = $1 and r.car_id = $2 and r.kind in ('member', 'admin')`

/** The trips with the car that were over before a moment and began after it, the nearest ones. */
export const findNeighbours = async (db: Queryable, { organizationId, carId, at }: CarAt) => {
  const values = [organizationId, carId, at]
  const nearest = (which: string) => db.oneRow<Neighbour>(`${neighbour}, ${which} limit 1`, values)
  const before = await nearest(`r.ended_at as at ${own} and r.ended_at <= $3 order by r.ended_at desc`)
  const after = await nearest(`r.started_at as at ${own} and r.started_at > $3 order by r.started_at`)
  return { before, after }
}

export type Contact = { id: number; name: string; email: string; phone: string | null }

export const listContacts = (db: Queryable, ids: readonly number[]): Promise<Contact[]> =>
  db.rows('select id, name, email, phone from person where id = any($1::int[]) order by name, id', [ids])

export type DoorEvent = {
  at: Date
  personId: number | null
  person: string | null
  action: string
  result: string | null
}

/** What was asked of the doors of a car for a reservation, the oldest first. */
export const listDoorEvents = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
  carId: number,
): Promise<DoorEvent[]> =>
  db.rows(
    `select a.at, a.person_id as "personId", p.name as person, a.action || '-car' as action, a.result from car_access_attempt a
     left join person p on p.id = a.person_id
     where a.organization_id = $1 and a.reservation_id = $2 and a.car_id = $3 and a.action <> 'state' and a.result <> 'asked'
     order by a.id limit 200`,
    [organizationId, id, carId],
  )
