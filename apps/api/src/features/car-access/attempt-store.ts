import type { Queryable } from '../../platform/db/queryable.ts'

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

/** Writes down that a car is to be asked by a command; false where the command was sent before. */
export const beginCommand = async (
  db: Queryable,
  { organizationId, carId, reservationId, personId, at, action }: Omit<CarAccessAttempt, 'result'>,
  commandId: string,
): Promise<boolean> => {
  const written = await db.change(
    `insert into car_access_attempt (organization_id, car_id, reservation_id, person_id, at, result, action, command_id)
     values ($1, $2, $3, $4, $5, 'asked', $6, $7)
     on conflict (organization_id, command_id) where command_id is not null and result = 'asked' do nothing`,
    [organizationId, carId, reservationId, personId, at, action ?? 'open', commandId],
  )
  return written === 1
}

/** Writes down what the car answered to a command. */
export const answerCommand = async (
  db: Queryable,
  { organizationId, carId, reservationId, personId, at, action, result }: CarAccessAttempt,
  commandId: string,
): Promise<void> => {
  await db.change(
    `insert into car_access_attempt (organization_id, car_id, reservation_id, person_id, at, result, action, command_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [organizationId, carId, reservationId, personId, at, result, action ?? 'open', commandId],
  )
}

/** How far a command came: 'asked', and what the car answered after it. */
export const listCommandResults = async (
  db: Queryable,
  { organizationId, reservationId }: Pick<CarAccessAttempt, 'organizationId' | 'reservationId'>,
  commandId: string,
): Promise<string[]> => {
  const rows = await db.rows<{ result: string }>(
    `select result from car_access_attempt
     where organization_id = $1 and reservation_id = $2 and command_id = $3 order by id`,
    [organizationId, reservationId, commandId],
  )
  return rows.map(({ result }) => result)
}
