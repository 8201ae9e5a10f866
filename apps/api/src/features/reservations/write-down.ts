import type { Queryable } from '../../platform/db/queryable.ts'
import { appendOutbox } from '../../platform/outbox/outbox-store.ts'
import { type NewReservationChange, recordChange } from './stores/reservation-changes.ts'
import type { ReservationKey } from './stores/reservations.ts'

/** Keeps who did what, and tells whoever follows the reservation and, where their availability changed, the cars. */
export const writeDown = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  change: NewReservationChange,
  carIds: readonly number[],
): Promise<void> => {
  await recordChange(tx, { organizationId, id }, change)
  await appendOutbox(tx, { topic: 'reservation', organizationId, reservationId: id })
  for (const carId of new Set(carIds)) await appendOutbox(tx, { topic: 'car', organizationId, carId })
}
