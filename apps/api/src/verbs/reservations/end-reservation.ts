import { isActiveReservation, laterOf } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import * as updates from '../../stores/reservation-updates.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { priceAgain, tariffOf } from './price-again.ts'
import { reservationTimes } from './reservation-times.ts'
import { writeDown } from './write-down.ts'

const refuseUnlessBegun = (reservation: Reservation, now: Date): void => {
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times)) throw new Refusal('reservation.not-active')
  if (times.state === 'FUTURE' && reservation.started === null) throw new Refusal('reservation.not-started')
}

/** Ends the trip and frees the rest of the promise. The bill runs to the promised end at least, later if the car was late. */
export const endReservation: Verb<'endReservation'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessBegun(reservation, now)
  const { carWasDamaged } = input.body
  await updates.endReservation(db, reservation, { at: now, carWasDamaged, needsReview: carWasDamaged })
  const billed = { start: reservation.start, end: laterOf(reservation.end, now) }
  await priceAgain(db, reservation, 'end', billed, await tariffOf(db, reservation))
  const changes = { carWasDamaged: { from: reservation.carWasDamaged, to: carWasDamaged } }
  const change = { action: 'ended', personId: caller.personId, at: now, changes } as const
  await writeDown(db, reservation, change, [reservation.carId])
  return answerReservation(db, caller, reservation.id, now)
}
