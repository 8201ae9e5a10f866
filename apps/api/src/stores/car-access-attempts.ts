import type { Queryable } from '../db/queryable.ts'

/** What a car was asked to do. */
export type CarAction = 'open' | 'lock' | 'state'

/** `result`: 'opened', or the problem code that was answered. */
export type CarAccessAttempt = {
  organizationId: number
  carId: number
  reservationId: number
  personId: number
  at: Date
  result: string
  action?: CarAction
}

/** Writes down a try to open a car, allowed or not. Not in a transaction that may be rolled back. */
export const recordCarAccess = async (db: Queryable, attempt: CarAccessAttempt): Promise<void> => {
  await db.change(
    'insert into car_access_attempt (organization_id, car_id, reservation_id, person_id, at, result, action) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      attempt.organizationId,
      attempt.carId,
      attempt.reservationId,
      attempt.personId,
      attempt.at,
      attempt.result,
      attempt.action ?? 'open',
    ],
  )
}

/** The tries for one reservation, oldest first. */
export const listCarAccess = (
  db: Queryable,
  organizationId: number,
  reservationId: number,
): Promise<CarAccessAttempt[]> =>
  db.rows(
    `select organization_id as "organizationId", car_id as "carId", reservation_id as "reservationId", person_id as "personId", at, result, action
     from car_access_attempt where organization_id = $1 and reservation_id = $2 order by id`,
    [organizationId, reservationId],
  )
