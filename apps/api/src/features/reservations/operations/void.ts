import { Refusal } from '../../../platform/refusal.ts'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import * as updates from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'
import { isBilled } from '../stores/staff-reservations.ts'
import { refuseUnlessMay } from '../why-not.ts'

/** Voids a reservation: as if it had never been made. */
export const voidReservation = async (acting: Acting, reservation: Reservation): Promise<void> => {
  refuseUnlessMay('void', reservation, acting)
  if (await isBilled(acting.db, reservation)) throw new Refusal('reservation.already-billed')
  await changeReservation(acting, reservation, {
    action: 'voided',
    make: () => updates.voidReservation(acting.db, reservation, acting.now),
    freesCar: true,
    changesCharges: true,
  })
}
