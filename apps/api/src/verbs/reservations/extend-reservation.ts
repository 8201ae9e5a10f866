import { addMinutes, checkPeriod, formatInstant } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { changePeriod } from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { canExtend } from './can-extend.ts'
import { lockMyReservation } from './my-reservation.ts'
import { priceAgain, tariffOf } from './price-again.ts'
import { writeDown } from './write-down.ts'

/** Makes a reservation one step longer, if the car is free for it. */
export const extendReservation: Verb<'extendReservation'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  if (!canExtend(reservation, now)) throw new Refusal('reservation.not-active')
  const { start, end } = reservation
  const period = { start, end: addMinutes(end, input.body.extendByMinutes) }
  const problem = checkPeriod(period)
  if (problem !== undefined) throw new Refusal(problem)
  if ((await changePeriod(db, reservation, period)) === 'car-taken') throw new Refusal('reservation.car-taken')
  await priceAgain(db, reservation, 'booking', period, await tariffOf(db, reservation))
  const changes = { end: { from: formatInstant(end), to: formatInstant(period.end) } }
  const change = { action: 'extended', personId: caller.personId, at: now, changes } as const
  await writeDown(db, reservation, change, [reservation.carId])
  return answerReservation(db, caller, reservation.id, now)
}
