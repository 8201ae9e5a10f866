import type { Queryable } from '../../../platform/db/queryable.ts'
import type { ReservationKey } from './reservations.ts'

export type Driver = { id: number; name: string }

export const listDrivers = (db: Queryable, { organizationId, id }: ReservationKey): Promise<Driver[]> =>
  db.rows(
    `select p.id, p.name from reservation_driver d join person p on p.id = d.person_id
     where d.organization_id = $1 and d.reservation_id = $2 order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId, id],
  )

/** The drivers who have begun the trip or opened its car; where nobody knows who did, all of them. */
export const listDriving = (db: Queryable, { organizationId, id }: ReservationKey): Promise<Driver[]> =>
  db.rows(
    `with driver as (select p.id, p.name from reservation_driver d join person p on p.id = d.person_id
       where d.organization_id = $1 and d.reservation_id = $2),
     known as (select d.id from driver d where exists (select from reservation_change c where c.organization_id = $1
         and c.reservation_id = $2 and c.action = 'started' and c.person_id = d.id)
       or exists (select from car_access_attempt a where a.organization_id = $1 and a.reservation_id = $2
         and a.action = 'open' and a.result = 'opened' and a.person_id = d.id))
     select id, name from driver where id in (select id from known) or not exists (select from known)
     order by name collate "nb-NO-x-icu", id`,
    [organizationId, id],
  )

/** Makes these persons the drivers, and nobody else. The caller has checked that they are members. */
export const setDrivers = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  personIds: readonly number[],
): Promise<void> => {
  const left = await tx.change(
    'delete from reservation_driver where organization_id = $1 and reservation_id = $2 and person_id <> all($3::int[])',
    [organizationId, id, personIds],
    'remove-drivers',
  )
  const come = await tx.change(
    `insert into reservation_driver (organization_id, reservation_id, person_id)
     select $1, $2, unnest($3::int[]) on conflict do nothing`,
    [organizationId, id, personIds],
    'add-drivers',
  )
  // They stand in another table: the reservation's own row counts that they are others.
  if (left + come > 0) {
    await tx.change('update reservation set version = version + 1 where organization_id = $1 and id = $2', [
      organizationId,
      id,
    ])
  }
}
