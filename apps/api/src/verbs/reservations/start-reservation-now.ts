import { checkPeriod, formatInstant } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { changePeriod, markStarted } from '../../stores/reservation-updates.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { priceAgain, tariffOf } from './price-again.ts'
import { refuseIfOut } from './refuse-if-out.ts'
import { refusePeriod } from './refuse-period.ts'
import { reservationTimes } from './reservation-times.ts'
import { writeDown } from './write-down.ts'

const refuseUnlessAhead = (reservation: Reservation, now: Date): void => {
  const { state } = reservationTimes(reservation, now)
  if (state === 'ONGOING' || (state === 'FUTURE' && reservation.started !== null)) {
    throw new Refusal('reservation.already-started')
  }
  if (state !== 'FUTURE') throw new Refusal('reservation.not-active')
}

/** Moves the start to now, if the car is there from now on, and begins the trip. */
export const startReservationNow: Verb<'startReservationNow'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessAhead(reservation, now)
  const period = { start: now, end: reservation.end }
  const problem = checkPeriod(period)
  if (problem !== undefined) throw refusePeriod(problem, 'start')
  await refuseIfOut(db, reservation, now)
  if ((await changePeriod(db, reservation, period)) === 'car-taken') throw new Refusal('reservation.car-taken')
  await markStarted(db, reservation, now)
  await priceAgain(db, reservation, 'booking', period, await tariffOf(db, reservation))
  const changes = { start: { from: formatInstant(reservation.start), to: formatInstant(now) } }
  const change = { action: 'started', personId: caller.personId, at: now, changes } as const
  await writeDown(db, reservation, change, [reservation.carId])
  return answerReservation(db, caller, reservation.id, now)
}
