import { earlierOf, isActiveReservation, isInOpenWindow } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { recordCarAccess } from '../../stores/car-access-attempts.ts'
import { markStarted } from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from '../reservations/answer-reservation.ts'
import { lockMyReservation, myReservation } from '../reservations/my-reservation.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import { writeDown } from '../reservations/write-down.ts'

/** Begins the trip of somebody who has logged in to the car itself. The car has decided; the server learns of it. */
export const reportCarLogIn: Verb<'reportCarLogIn'> = async (context, { db, caller, input, now }) => {
  const { id } = input.params
  const { personId } = caller
  const reservation = await lockMyReservation(db, caller, id)
  const { drivers } = await myReservation(db, caller, id)
  const drives = reservation.personId === personId || drivers.some((driver) => driver.id === personId)
  if (!drives) throw new Refusal('permission.missing')
  // A phone whose clock is fast has not been in the car tomorrow.
  const at = earlierOf(input.body.at, now)
  if (!isInOpenWindow(reservationTimes(reservation, at), at)) throw new Refusal('reservation.outside-window')
  const { organizationId, carId, started } = reservation
  await recordCarAccess(db, { organizationId, carId, reservationId: id, personId, at, result: 'logged-in' })
  if (started === null && isActiveReservation(reservationTimes(reservation, now))) {
    await markStarted(db, reservation, at)
    await writeDown(db, reservation, { action: 'started', personId, at: now }, [carId])
  }
  return answerReservation(context, db, caller, id, now)
}
