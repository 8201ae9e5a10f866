import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import type { ShownOdometer } from '../fetch-condition.ts'
import { markBegun } from '../mark-begun.ts'
import type { Reservation } from '../stores/reservations.ts'
import { whyNot } from '../why-not.ts'

/** The trip begins with the first opening of the car; one that has begun, or is over, stays as it is. */
export const begin = async (
  acting: Acting,
  reservation: Reservation,
  shown: ShownOdometer | undefined,
  at = acting.now,
): Promise<void> => {
  if (whyNot('begin', reservation, { ...acting, now: at }) !== undefined) return
  await changeReservation(acting, reservation, {
    action: 'started',
    make: () => markBegun(acting, reservation, at, shown),
  })
}
