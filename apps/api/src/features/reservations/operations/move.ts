import type { Period } from '@delebil/validation'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { lockUsableCar } from '../lock-usable-car.ts'
import { tariffOf } from '../price-plan.ts'
import { planPeriod } from '../price-plans.ts'
import { periodProblem, refusePeriod } from '../refuse-period.ts'
import type { Reservation } from '../stores/reservations.ts'
import * as store from '../stores/staff-reservations.ts'
import { refuseUnlessMay } from '../why-not.ts'

export type Placing = Period & Pick<Reservation, 'carId' | 'superDamageWaiver'>
type Wanted = { readonly [Name in keyof Placing]?: Placing[Name] | undefined }

/** Gives a reservation another car, time or waiver, at the price of that; nothing where nothing is another. Hold the locks of both cars. */
export const move = async (
  acting: Acting,
  reservation: Reservation,
  wanted: Wanted,
  { passesLimits = false } = {},
): Promise<void> => {
  const { db, now } = acting
  const { carId = reservation.carId, start = reservation.start, end = reservation.end } = wanted
  const { superDamageWaiver = reservation.superDamageWaiver } = wanted
  const changes = changesOf(reservation, { carId, start, end, superDamageWaiver })
  if (Object.keys(changes).length === 0) return
  refuseUnlessMay(changes.carId || changes.start ? 'move' : 'change', reservation, acting)
  refusePeriod(periodProblem({ start, end }, changes.start !== undefined, now), passesLimits)
  const tariff = changes.carId
    ? (await lockUsableCar(acting, reservation.organizationId, carId)).tariff
    : await tariffOf(db, reservation)
  const carIds = [reservation.carId, carId]
  await changeReservation(acting, reservation, {
    action: 'changed-by-staff',
    changes,
    make: async () => {
      const moved = await store.moveReservation(db, reservation, { carId, tariffId: tariff.id, start, end })
      if (moved === 'changed' && changes.superDamageWaiver) await store.setWaiver(db, reservation, superDamageWaiver)
      return moved
    },
    needs: { carIds, start, end },
    price: planPeriod({ ...reservation, superDamageWaiver }, tariff, { start, end }),
    carIds,
    freesCar: true,
  })
}
