import { earlierOf } from '@delebil/validation/time'
import type { Verb } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { answerReservation } from '../reservations/member/answer-reservation.ts'
import { lockMyReservation, myReservation } from '../reservations/member/my-reservation.ts'
import { begin } from '../reservations/operations/begin.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { recordCarAccess } from './attempt-store.ts'

/** Begins the trip of somebody who has logged in to the car itself. The car has decided; the server learns of it. */
export const reportCarLogIn: Verb<'reportCarLogIn'> = async (context, { db, caller, input, now }) => {
  const { id } = input.params
  const { personId } = caller
  const reservation = await lockMyReservation(db, caller, id)
  const actor = memberActor(caller, await myReservation(db, caller, id))
  // A phone whose clock is fast has not been in the car tomorrow.
  const at = earlierOf(input.body.at, now)
  refuseUnlessMay('log-in', reservation, { actor, now: at })
  const { organizationId, carId } = reservation
  await recordCarAccess(db, { organizationId, carId, reservationId: id, personId, at, result: 'logged-in' })
  await begin({ db, actor, now, jobs: context.jobs }, reservation, at)
  return answerReservation(context, db, caller, id, now)
}
