import { earlierOf } from '@delebil/validation/time'
import type { Verb } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { answerReservation } from '../reservations/member/answer-reservation.ts'
import { askOdometer } from '../reservations/member/ask-odometer.ts'
import { lockMyReservation, myReservation } from '../reservations/member/my-reservation.ts'
import { begin } from '../reservations/operations/begin.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { recordCarAccess } from './attempt-store.ts'

/** What is told later than this after it happened was told by a car that may have been driven since. */
const FRESH_MS = 60_000

/** Begins the trip of somebody who has logged in to the car itself. The car has decided; the server learns of it. */
export const reportCarLogIn: Verb<'reportCarLogIn'> = async (context, call) => {
  const { db, caller, input, now } = call
  const { id } = input.params
  const { personId } = caller
  // A phone whose clock is fast has not been in the car tomorrow.
  const at = earlierOf(input.body.at, now)
  const isFresh = now.getTime() - at.getTime() <= FRESH_MS
  const shown = isFresh ? await askOdometer(context, call, 'begin') : undefined
  const reservation = await lockMyReservation(db, caller, id)
  const actor = memberActor(caller, await myReservation(db, caller, id))
  refuseUnlessMay('log-in', reservation, { actor, now: at })
  const { organizationId, carId } = reservation
  await recordCarAccess(db, { organizationId, carId, reservationId: id, personId, at, result: 'logged-in' })
  await begin({ db, actor, now, jobs: context.jobs }, reservation, shown, at)
  return answerReservation(context, db, caller, id, now)
}
