import { Refusal } from '../../refusal.ts'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import * as updates from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { writeDamage } from '../messages/write-damage.ts'
import { planEnd } from '../price-changes/plans.ts'
import { serveCarLater } from '../wait-list/serve-later.ts'
import { answerReservation } from './answer-reservation.ts'
import { findEndBlockers } from './end-blockers.ts'
import { lockMyReservation } from './my-reservation.ts'
import { writeDown } from './write-down.ts'

/**
 * Ends the trip and frees the rest of the promise. The bill runs to the promised end at least, later if the car was late.
 * A damage that is told along is kept in the same transaction: both stand, or neither.
 */
export const endReservation: Verb<'endReservation'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const [blocker, ...more] = await findEndBlockers({ db, caller, reservation, now })
  if (blocker) throw new Refusal(blocker.code, { errors: [blocker, ...more] })
  const plan = await planEnd(db, reservation, now)
  const { carWasDamaged, damage } = input.body
  await updates.endReservation(db, reservation, { at: now, carWasDamaged, needsReview: carWasDamaged })
  await setPriceLines(db, reservation, plan.stage, plan.lines)
  const changes = { carWasDamaged: { from: reservation.carWasDamaged, to: carWasDamaged } }
  const change = { action: 'ended', personId: caller.personId, at: now, changes } as const
  if (damage) await writeDamage(db, caller, reservation, { kind: 'DAMAGE', ...damage }, now)
  await writeDown(db, reservation, change, [reservation.carId])
  await serveCarLater(context, db, reservation)
  return answerReservation(context, db, caller, reservation.id, now)
}
