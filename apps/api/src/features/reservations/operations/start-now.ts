import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import type { ShownOdometer } from '../fetch-condition.ts'
import { markBegun } from '../mark-begun.ts'
import { refuseIfDearer } from '../price-plan.ts'
import { planStartNow } from '../price-plans.ts'
import { changePeriod } from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'

/** Moves the start to now, if the car is there from now on, and begins the trip. */
export const startNow = async (
  acting: Acting,
  reservation: Reservation,
  { maxTotalOre }: { readonly maxTotalOre?: number | undefined } = {},
  shown?: ShownOdometer,
): Promise<void> => {
  const { db, now } = acting
  const plan = await planStartNow(acting, reservation)
  refuseIfDearer(plan, maxTotalOre)
  await changeReservation(acting, reservation, {
    action: 'started',
    changes: changesOf(reservation, { start: now }),
    make: async () => {
      const changed = await changePeriod(db, reservation, plan.period)
      if (changed === 'changed') await markBegun(acting, reservation, now, shown)
      return changed
    },
    needs: { carIds: [reservation.carId], ...plan.period },
    price: plan,
  })
}
