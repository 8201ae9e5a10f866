import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import type { Reservation } from '../stores/reservations.ts'
import * as store from '../stores/review.ts'
import { refuseUnlessMay } from '../why-not.ts'

/** Takes a cancellation or a voiding back, if the car is still free. Voided after it was cancelled, it was and is cancelled. */
export const reopen = async (acting: Acting, reservation: Reservation): Promise<void> => {
  const { db } = acting
  const { canceled, voided, carId, start, end } = reservation
  refuseUnlessMay('reopen', reservation, acting)
  if (voided !== null && canceled !== null) {
    return changeReservation(acting, reservation, {
      action: 'reopened',
      make: () => store.unvoid(db, reservation),
      changesCharges: true,
    })
  }
  await changeReservation(acting, reservation, {
    action: 'reopened',
    make: () => store.reopen(db, reservation),
    needs: { carIds: [carId], start, end },
    ...(canceled !== null && { price: { stage: 'cancel', lines: [] } }),
  })
}
