import type { Queryable } from '../db/queryable.ts'
import type { ReservationKey } from './reservations.ts'

export type Driver = { id: number; name: string }

export const listDrivers = (db: Queryable, { organizationId, id }: ReservationKey): Promise<Driver[]> =>
  db.rows(
    `select p.id, p.name from reservation_driver d join person p on p.id = d.person_id
     where d.organization_id = $1 and d.reservation_id = $2 order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId, id],
  )

/** Makes these persons the drivers, and nobody else. The caller has checked that they are members. */
export const setDrivers = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  personIds: readonly number[],
): Promise<void> => {
  await tx.change(
    'delete from reservation_driver where organization_id = $1 and reservation_id = $2 and person_id <> all($3::int[])',
    [organizationId, id, personIds],
    'remove-drivers',
  )
  await tx.change(
    `insert into reservation_driver (organization_id, reservation_id, person_id)
     select $1, $2, unnest($3::int[]) on conflict do nothing`,
    [organizationId, id, personIds],
    'add-drivers',
  )
}
