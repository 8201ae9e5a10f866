import { adminPaths } from './admin-paths.ts'

interface Known {
  readonly personId?: number | undefined
  readonly membershipId?: number | undefined
  readonly carId?: number | undefined
}

/** The form for a new reservation, with what is known of it filled in. */
export function newReservationAt(known: Known): string {
  const query = new URLSearchParams(
    Object.entries(known).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
  )
  return `${adminPaths.reservations.newPath}?${query}`
}

/** The form that blocks a car, which is filled in. */
export const newBlockAt = (carId: number): string => `${adminPaths['admin-reservations'].newPath}?carId=${carId}`
