import { formatInstant } from '@delebil/validation'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import { changePeriod, markStarted } from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { refuseIfDearer } from '../price-changes/plan.ts'
import { planStartNow } from '../price-changes/plans.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { unlessTaken } from './unless-taken.ts'
import { writeDown } from './write-down.ts'

/** Moves the start to now, if the car is there from now on, and begins the trip. */
export const startReservationNow: Verb<'startReservationNow'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const plan = await planStartNow(db, reservation, now)
  refuseIfDearer(plan, input.body.maxTotalOre)
  const change = () => changePeriod(db, reservation, plan.period)
  await unlessTaken(context, db, { ...reservation, carIds: [reservation.carId] }, now, change)
  await markStarted(db, reservation, now)
  await setPriceLines(db, reservation, plan.stage, plan.lines)
  const changes = { start: { from: formatInstant(reservation.start), to: formatInstant(now) } }
  const done = { action: 'started', personId: caller.personId, at: now, changes } as const
  await writeDown(db, reservation, done, [reservation.carId])
  return answerReservation(context, db, caller, reservation.id, now)
}
