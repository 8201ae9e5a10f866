import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { refuseIfDearer } from '../price-plan.ts'
import { planExtend } from '../price-plans.ts'
import { changePeriod } from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'

type Options = {
  /** One step, if left out. */
  readonly minutes?: number
  readonly maxTotalOre?: number | undefined
  /** Staff pass on purpose what is only a limit for members. */
  readonly passesLimits?: boolean
}

/** Makes a reservation longer, if the car is free for it. */
export const extend = async (
  acting: Acting,
  reservation: Reservation,
  { maxTotalOre, ...asked }: Options = {},
): Promise<void> => {
  const plan = await planExtend(acting, reservation, asked)
  refuseIfDearer(plan, maxTotalOre)
  const { period } = plan
  await changeReservation(acting, reservation, {
    action: 'extended',
    changes: changesOf(reservation, { end: period.end }),
    make: () => changePeriod(acting.db, reservation, period),
    needs: { carIds: [reservation.carId], ...period },
    price: plan,
  })
}
