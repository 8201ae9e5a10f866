import { Refusal } from '../../../platform/refusal.ts'
import type { QuickVerb } from '../../../platform/verb.ts'
import { hasPassableHolds } from '../../holds/pass-holds.ts'
import { memberActor } from '../acting.ts'
import { toBooking } from '../operations/book.ts'
import { findQuickBasis } from '../stores/booking-basis.ts'
import { insertAnsweredReservation } from '../stores/insert-reservation.ts'
import { answerBooking, checkBasis, checkTimes, hasLimit, wantedBy } from './create-reservation.ts'

/**
 * Books a car for the caller by one look and one statement. What needs a lock over several is left to the verb: a membership with
 * a limit, somebody who waits for a car and may have it now, and holds that are in the way.
 */
export const createReservationAtOnce: QuickVerb<'createReservation'> = async (context, call, { call: key, write }) => {
  const { db, caller, input, now } = call
  checkTimes(call)
  const { id, reservationNumber, personName, isWaiting, isTaken, ...basis } = await findQuickBasis(
    db,
    { ...input.body, ...caller },
    now,
  )
  const bookable = checkBasis(call, basis)
  if (isWaiting || hasLimit(bookable)) return undefined
  const booking = toBooking({ actor: memberActor(caller), now }, bookable.car, wantedBy(call, bookable))
  const made = { id, reservationNumber, personName, endedEntryIds: [] }
  const answer = write(answerBooking(context, call, bookable, { booking, made }))
  // Most who come too late are told without queueing behind the one who came first.
  if (!isTaken && (await insertAnsweredReservation(db, booking, made, { call: key, answer }))) return answer
  if (await hasPassableHolds(db, { ...booking, carIds: [booking.carId] }, now)) return undefined
  throw new Refusal('reservation.car-taken')
}
