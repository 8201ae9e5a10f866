import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Changed, unlessTaken } from './reservation-updates.ts'
import type { ReservationKey } from './reservations.ts'

const set = async (tx: Queryable, key: ReservationKey, assignments: string, ...values: unknown[]): Promise<void> => {
  await tx.change(`update reservation set ${assignments} where organization_id = $1 and id = $2`, [
    key.organizationId,
    key.id,
    ...values,
  ])
}

/** The car is promised again, unless somebody has got it meanwhile. Hold the lock of the reservation. */
export const reopen = (tx: Queryable, key: ReservationKey): Promise<Changed> => {
  // A trip that ended before its time began holds nothing, as when it ended.
  const blocking = 'blocking = (ended_at is null or ended_at > start_at)'
  return unlessTaken(tx, () => set(tx, key, `canceled_at = null, voided_at = null, ${blocking}`))
}

/** No longer annulled, and cancelled as before. */
export const unvoid = (tx: Queryable, key: ReservationKey): Promise<void> => set(tx, key, 'voided_at = null')

export const requestReview = (tx: Queryable, key: ReservationKey): Promise<void> => set(tx, key, 'needs_review = true')

export const setAssignee = (tx: Queryable, key: ReservationKey, personId: number | null): Promise<void> =>
  set(tx, key, 'keeper_id = $3', personId)

// SQL: a row of who may do what that is about reservations.
const looksAfter = `permission in ('RESERVATION_READ', 'RESERVATION_WRITE')`

/** The staff of an organisation that look after reservations; whose name another has too, with the address. */
export const listAssignees = (db: Queryable, organizationId: number): Promise<{ id: number; name: string }[]> =>
  db.rows(
    `select p.id, p.name || case when count(*) over (partition by p.name) > 1 then ' (' || p.email || ')' else '' end as name
     from person p where p.deleted_at is null and exists (select from organization_permission o
       where o.organization_id = $1 and o.person_id = p.id and o.${looksAfter})
     order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId],
  )

/** Whether a person is on the staff that looks after reservations. */
export const maySeeTrips = async (db: Queryable, organizationId: number, personId: number): Promise<boolean> => {
  const rows = await db.rows(
    `select from organization_permission where organization_id = $1 and person_id = $2
       and ${looksAfter} limit 1`,
    [organizationId, personId],
  )
  return rows.length > 0
}
