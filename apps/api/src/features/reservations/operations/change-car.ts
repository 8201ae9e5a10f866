import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { refuseIfDearer } from '../price-plan.ts'
import { planChangeCar } from '../price-plans.ts'
import * as updates from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'

type Wanted = { readonly newCarId: number; readonly maxTotalOre?: number | undefined }

/** Moves what is left of a reservation to another car of the club, at that car's tariff. Hold the locks of both cars. */
export const changeCar = async (
  acting: Acting,
  reservation: Reservation,
  { newCarId, maxTotalOre }: Wanted,
): Promise<void> => {
  const { db } = acting
  const { car, period, tariff, ...price } = await planChangeCar(acting, reservation, newCarId)
  if (car.id === reservation.carId) return
  refuseIfDearer(price, maxTotalOre)
  const carIds = [reservation.carId, car.id]
  const swap = async (): Promise<updates.Changed> => {
    // The shorter period first: of the new car only what is left is asked for.
    const shortened = period.start > reservation.start ? await updates.changePeriod(db, reservation, period) : 'changed'
    return shortened === 'car-taken' ? shortened : updates.changeCar(db, reservation, car.id, tariff.id)
  }
  await changeReservation(acting, reservation, {
    action: 'car-changed',
    changes: changesOf(reservation, { carId: car.id, start: period.start }),
    make: swap,
    needs: { carIds, ...period },
    price,
    carIds,
    freesCar: true,
  })
}
