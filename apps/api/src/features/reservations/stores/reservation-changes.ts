import type { Queryable } from '../../../platform/db/queryable.ts'
import type { ReservationKey } from './reservations.ts'

export type ReservationAction =
  | 'created'
  | 'started'
  | 'extended'
  | 'ended'
  | 'canceled'
  | 'car-changed'
  | 'drivers-changed'
  | 'note-changed'
  | 'damage-reported'
  | 'changed-by-staff'
  | 'voided'
  | 'reviewed'
  | 'review-asked'
  | 'handed-over'
  | 'postponed'
  | 'reopened'
  | 'odometer-reported'
  | 'kilometers-corrected'

/** Who did what, when, and each changed field's old and new value. */
export type ReservationChange = {
  action: ReservationAction
  personId: number | null
  personName: string | null
  at: Date
  changes: Record<string, { from: unknown; to: unknown }>
}

export type NewReservationChange = Pick<ReservationChange, 'action' | 'personId' | 'at'> & {
  changes?: ReservationChange['changes']
}

export const recordChange = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  { action, personId, at, changes = {} }: NewReservationChange,
): Promise<void> => {
  await tx.change(
    'insert into reservation_change (organization_id, reservation_id, person_id, at, action, changes) values ($1, $2, $3, $4, $5, $6)',
    [organizationId, id, personId, at, action, changes],
    'record-change',
  )
}

/** All that was done to a reservation, oldest first. */
export const listChanges = (db: Queryable, { organizationId, id }: ReservationKey): Promise<ReservationChange[]> =>
  db.rows(
    `select c.action, c.person_id as "personId", p.name as "personName", c.at, c.changes
     from reservation_change c left join person p on p.id = c.person_id
     where c.organization_id = $1 and c.reservation_id = $2 order by c.id`,
    [organizationId, id],
  )
