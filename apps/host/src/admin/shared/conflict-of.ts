import { adminPaths } from './admin-paths.ts'

/** Where the conflict of a reservation is solved. */
export const conflictOf = (reservationId: number): string => `${adminPaths.conflicts}?apne=${reservationId}`
