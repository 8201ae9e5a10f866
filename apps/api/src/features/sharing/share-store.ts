import type { Queryable } from '../../platform/db/queryable.ts'
import type { ReservationDetails } from '../reservations/stores/reservation-details.ts'
import type { Reservation, ReservationKey } from '../reservations/stores/reservations.ts'
import { reservationColumns } from '../reservations/stores/reservations.ts'

/** A link to a reservation. */
export type ReservationShare = { id: number; personId: number; created: Date }

// Whose links work: somebody who no longer has the reservation does not go on showing it.
const isTheirs = `(r.person_id = s.person_id or exists (select from reservation_driver d
  where d.organization_id = r.organization_id and d.reservation_id = r.id and d.person_id = s.person_id))`
const joins = `reservation_share s
  join reservation r on r.organization_id = s.organization_id and r.id = s.reservation_id and ${isTheirs}`

/** Links of a reservation that work, the latest first. */
export const listShares = (db: Queryable, { organizationId, id }: ReservationKey): Promise<ReservationShare[]> =>
  db.rows(
    `select s.id, s.person_id as "personId", s.created_at as created from ${joins}
     where s.organization_id = $1 and s.reservation_id = $2 order by s.id desc`,
    [organizationId, id],
  )

export const insertShare = (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  made: { tokenHash: Buffer; personId: number; now: Date },
): Promise<ReservationShare> =>
  tx.theRow<ReservationShare>(
    `insert into reservation_share (organization_id, reservation_id, token_hash, person_id, created_at)
       values ($1, $2, $3, $4, $5) returning id, person_id as "personId", created_at as created`,
    [organizationId, id, made.tokenHash, made.personId, made.now],
  )

/** Makes every link of the reservation as if it never was. */
export const deleteShares = (tx: Queryable, { organizationId, id }: ReservationKey): Promise<number> =>
  tx.change('delete from reservation_share where organization_id = $1 and reservation_id = $2', [organizationId, id])

/** A reservation as it is shown to anybody. */
export type SharedDetails = Reservation &
  Pick<ReservationDetails, 'model' | 'bodyType' | 'color' | 'licensePlate'> & {
    location: { name: string; lat: number; lng: number; parkingDescription: string | null }
  }

/** What the link of this hash shows; undefined where there is none. */
export const findShared = (db: Queryable, tokenHash: Buffer): Promise<SharedDetails | undefined> =>
  db.oneRow<SharedDetails>(
    `select ${reservationColumns}, m.name as model, m.body_type as "bodyType", c.color, c.license_plate as "licensePlate",
         json_build_object('name', l.name, 'lat', c.lat, 'lng', c.lng, 'parkingDescription', l.parking_description) as location
       from ${joins}
       join car c on c.organization_id = r.organization_id and c.id = r.car_id
       join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
       join location l on l.organization_id = c.organization_id and l.id = c.location_id
       where s.token_hash = $1`,
    [tokenHash],
    'find-shared',
  )

/** Forgets links of reservations that were over before the moment. */
export const deleteSharesOver = (db: Queryable, before: Date): Promise<number> =>
  db.change(
    `delete from reservation_share s using reservation r
     where r.organization_id = s.organization_id and r.id = s.reservation_id and coalesce(r.ended_at, r.end_at) < $1`,
    [before],
  )
