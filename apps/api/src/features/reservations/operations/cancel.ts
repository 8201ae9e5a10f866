import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { refuseIfDearer } from '../price-plan.ts'
import { planCancel } from '../price-plans.ts'
import { cancelReservation } from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'

type Options = { readonly withoutFee?: boolean; readonly maxTotalOre?: number | undefined }

/** Cancels a reservation whose trip has not begun, and frees its car. The fee takes the place of the price. */
export const cancel = async (
  acting: Acting,
  reservation: Reservation,
  { withoutFee = false, maxTotalOre }: Options = {},
): Promise<void> => {
  const { stage, lines } = await planCancel(acting, reservation)
  const price = { stage, lines: withoutFee ? [] : lines }
  refuseIfDearer(price, maxTotalOre)
  await changeReservation(acting, reservation, {
    action: 'canceled',
    make: () => cancelReservation(acting.db, reservation, acting.now),
    price,
    freesCar: true,
  })
}
