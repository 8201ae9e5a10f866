import { formatInstant } from '@delebil/validation'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import { changePeriod } from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { refuseIfDearer } from '../price-changes/plan.ts'
import { planExtend } from '../price-changes/plans.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { unlessTaken } from './unless-taken.ts'
import { writeDown } from './write-down.ts'

/** Makes a reservation one step longer, if the car is free for it. */
export const extendReservation: Verb<'extendReservation'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const plan = await planExtend(db, reservation, now)
  refuseIfDearer(plan, input.body.maxTotalOre)
  const change = () => changePeriod(db, reservation, plan.period)
  await unlessTaken(context, db, { ...reservation, carIds: [reservation.carId] }, now, change)
  await setPriceLines(db, reservation, plan.stage, plan.lines)
  const changes = { end: { from: formatInstant(reservation.end), to: formatInstant(plan.period.end) } }
  const done = { action: 'extended', personId: caller.personId, at: now, changes } as const
  await writeDown(db, reservation, done, [reservation.carId])
  return answerReservation(context, db, caller, reservation.id, now)
}
