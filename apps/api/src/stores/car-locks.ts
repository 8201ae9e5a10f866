import type { Queryable } from '../db/queryable.ts'

/**
 * Waits until nobody else changes reservations of these cars, until the transaction ends. Always in ascending order, so that
 * two swaps never wait for each other. Bookings need no lock: they insert with `on conflict do nothing`.
 */
export const lockCars = async (tx: Queryable, organizationId: number, carIds: readonly number[]): Promise<void> => {
  const ascending = [...new Set(carIds)].sort((a, b) => a - b)
  for (const carId of ascending)
    await tx.rows('select pg_advisory_xact_lock($1, $2)', [organizationId, carId], 'lock-car')
}
