import type { LicenseStanding } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type Reservation, reservationColumns } from '../reservations/stores/reservations.ts'
import { licenseJson } from '../sessions/stores/standing.ts'

/** A car as it is named to its telematics. */
export type ListedCar = { organizationId: number; carId: number; carNumber: string; licensePlate: string }

/** A key card of somebody who booked or drives a reservation that is under way or soon is. */
export type CardOnTrip = Reservation &
  Pick<ListedCar, 'carNumber' | 'licensePlate'> & { chipId: string; driverId: number; license: LicenseStanding }

/**
 * The cards that belong to trips of a day ahead, in cars that can be given a list; whether they may open is the law's to say.
 * No car is held beyond the end that was promised: by the index of ends, what is over is not looked at.
 */
export const listCardsOnTrips = (db: Queryable, now: Date): Promise<CardOnTrip[]> =>
  db.rows(
    `select ${reservationColumns}, c.car_number::text as "carNumber", c.license_plate as "licensePlate",
       k.chip_id as "chipId", p.id as "driverId", ${licenseJson('p')} as license
     from car c
     join reservation r on r.organization_id = c.organization_id and r.car_id = c.id and r.blocking
       and r.kind in ('member', 'admin') and r.start_at < $1::timestamptz + interval '1 day'
       and r.end_at > $1::timestamptz - interval '2 hours' and r.busy_until > $1::timestamptz - interval '2 hours'
     join lateral (select r.person_id union select d.person_id from reservation_driver d
       where d.organization_id = r.organization_id and d.reservation_id = r.id) d on true
     join person p on p.id = d.person_id
     join member_card k on k.person_id = p.id and k.chip_id is not null
       and (k.organization_id = r.organization_id or k.organization_id is null)
     where c.active and 'TELEMATICS' = any(c.access) order by c.organization_id, c.id, r.start_at, k.chip_id`,
    [now],
    'cards-on-trips',
  )

/** The cars that were given a list, and the digest of it. */
export const listPushedCards = (db: Queryable): Promise<(ListedCar & { digest: string })[]> =>
  db.rows(
    `select c.organization_id as "organizationId", c.id as "carId", c.car_number::text as "carNumber",
       c.license_plate as "licensePlate", l.digest
     from pushed_cards l join car c on c.organization_id = l.organization_id and c.id = l.car_id`,
    [],
    'pushed-cards',
  )

export const savePushedCards = async (
  db: Queryable,
  { organizationId, carId }: ListedCar,
  digest: string,
  now: Date,
): Promise<void> => {
  await db.change(
    `insert into pushed_cards (organization_id, car_id, digest, pushed_at) values ($1, $2, $3, $4)
     on conflict (organization_id, car_id) do update set digest = excluded.digest, pushed_at = excluded.pushed_at`,
    [organizationId, carId, digest, now],
  )
}
