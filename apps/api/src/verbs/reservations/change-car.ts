import { formatInstant } from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import * as updates from '../../stores/reservation-updates.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { type Plan, refuseIfDearer } from '../price-changes/plan.ts'
import { planSwap } from '../price-changes/plans.ts'
import { serveCarLater } from '../wait-list/serve-later.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { unlessTaken } from './unless-taken.ts'
import { writeDown } from './write-down.ts'

const swap = async (
  tx: Queryable,
  reservation: Reservation,
  carId: number,
  { period, tariff }: Plan,
): Promise<updates.Changed> => {
  // The shorter period first: of the new car only what is left is asked for.
  const shortened = period.start > reservation.start ? await updates.changePeriod(tx, reservation, period) : 'changed'
  return shortened === 'car-taken' ? shortened : updates.changeCar(tx, reservation, carId, tariff.id)
}

/** Moves what is left of a reservation to another car of the club, at that car's tariff. */
export const changeCar: Verb<'changeCar'> = async (context, { db, caller, input, now }) => {
  const { newCarId, maxTotalOre } = input.body
  const reservation = await lockMyReservation(db, caller, input.params.id, newCarId)
  const { car, ...plan } = await planSwap(db, reservation, newCarId, now)
  if (car.id !== reservation.carId) {
    refuseIfDearer(plan, maxTotalOre)
    const claim = { ...reservation, carIds: [reservation.carId, car.id] }
    await unlessTaken(context, db, claim, now, () => swap(db, reservation, car.id, plan))
    await setPriceLines(db, reservation, plan.stage, plan.lines)
    const changes = {
      carId: { from: reservation.carId, to: car.id },
      start: { from: formatInstant(reservation.start), to: formatInstant(plan.period.start) },
    }
    const change = { action: 'car-changed', personId: caller.personId, at: now, changes } as const
    await writeDown(db, reservation, change, [reservation.carId, car.id])
    await serveCarLater(context, db, reservation)
  }
  return answerReservation(context, db, caller, reservation.id, now)
}
