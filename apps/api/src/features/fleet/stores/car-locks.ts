import type { Queryable } from '../../../platform/db/queryable.ts'

/**
 * Waits until nobody else changes reservations of these cars, until the transaction ends. Always in ascending order, so that
 * two swaps never wait for each other. Bookings need no lock: they insert with `on conflict do nothing`.
 */
export const lockCars = async (tx: Queryable, organizationId: number, carIds: readonly number[]): Promise<void> => {
  const ascending = [...new Set(carIds)].sort((a, b) => a - b)
  for (const carId of ascending)
    await tx.rows('select pg_advisory_xact_lock($1, $2)', [organizationId, carId], 'lock-car')
}

/**
 * Counts one more place given to a car, and keeps its row until the transaction ends: bookings under way are seen after it, and
 * those that come meanwhile wait, see the count and are refused. False where there is no such car.
 */
export const claimPlacing = async (tx: Queryable, organizationId: number, carId: number): Promise<boolean> =>
  (await tx.change('update car set placements = placements + 1 where organization_id = $1 and id = $2', [
    organizationId,
    carId,
  ])) > 0

/**
 * SQL: no place was given to the car since the statement began. A row that had to be waited for is compared as it has become,
 * with itself as it was.
 */
export const asItWasPlaced = (organization: string, id: string): string =>
  `placements = (select k.placements from car k where k.organization_id = ${organization} and k.id = ${id})`

/**
 * Whether a car is in use, and it stays so and where it is until the transaction ends: whoever takes it out of use or gives it
 * another place waits, and sees the booking. Bookings do the same within their insert.
 */
export const lockCarInUse = async (tx: Queryable, organizationId: number, carId: number): Promise<boolean> => {
  const found = await tx.rows(
    `select id from car where organization_id = $1 and id = $2 and active and ${asItWasPlaced('$1', '$2')} for share`,
    [organizationId, carId],
    'keep-car-in-use',
  )
  return found.length > 0
}
