import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import * as updates from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { refuseIfDearer } from '../price-changes/plan.ts'
import { planCancel } from '../price-changes/plans.ts'
import { serveCarLater } from '../wait-list/serve-later.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { writeDown } from './write-down.ts'

/** Cancels a reservation whose trip has not begun, and frees its car. The fee takes the place of the price. */
export const cancelReservation: Verb<'cancelReservation'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const plan = await planCancel(db, reservation, now)
  refuseIfDearer(plan, input.body.maxTotalOre)
  await updates.cancelReservation(db, reservation, now)
  await setPriceLines(db, reservation, plan.stage, plan.lines)
  await writeDown(db, reservation, { action: 'canceled', personId: caller.personId, at: now }, [reservation.carId])
  await serveCarLater(context, db, reservation)
  return answerReservation(context, db, caller, reservation.id, now)
}
