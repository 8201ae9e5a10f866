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

/**
 * Whether a car is in use, and it stays so until the transaction ends: whoever takes it out of use waits, and sees the booking.
 * Bookings do the same within their insert.
 */
export const keepCarInUse = async (tx: Queryable, organizationId: number, carId: number): Promise<boolean> => {
  const found = await tx.rows(
    'select id from car where organization_id = $1 and id = $2 and active for share',
    [organizationId, carId],
    'keep-car-in-use',
  )
  return found.length > 0
}
