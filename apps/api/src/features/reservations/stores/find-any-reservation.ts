import type { Queryable } from '../../../platform/db/queryable.ts'

/**
 * Which car a reservation of any club is of, for the audit of tries that are refused. Never for an answer: it asks for no right.
 */
export const findAnyReservation = (
  db: Queryable,
  id: number,
): Promise<{ organizationId: number; carId: number } | undefined> =>
  db.oneRow<{ organizationId: number; carId: number }>(
    `select r.organization_id as "organizationId", r.car_id as "carId"
       from organization o join reservation r on r.organization_id = o.id and r.id = $1`,
    [id],
  )
