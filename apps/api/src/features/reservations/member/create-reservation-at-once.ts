import { createFirstAhead } from '../../../platform/first-ahead.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { QuickVerb } from '../../../platform/verb.ts'
import { hasPassableHolds } from '../../holds/pass-holds.ts'
import { isStill } from '../../sessions/caller-of.ts'
import { idleSince } from '../../sessions/session-times.ts'
import { memberActor } from '../acting.ts'
import { toBooking } from '../operations/book.ts'
import { findQuickBasis } from '../stores/booking-basis.ts'
import { bookTogether } from '../stores/insert-together.ts'
import { answerBooking, checkBasis, checkTimes, hasLimit, wantedBy } from './create-reservation.ts'

// Who comes second to this process is told by the look, and does not wait in the database with a connection.
const firstAhead = createFirstAhead()

const taken = () => new Refusal('reservation.car-taken')

/**
 * Books a car for the caller by one look and one statement. What needs a lock over several is left to the verb: a membership with
 * a limit, somebody who waits for a car and may have it now, and holds that are in the way; and a caller who is not who they were.
 */
export const createReservationAtOnce: QuickVerb<'createReservation'> = (context, call, { call: key, write }) =>
  firstAhead(call.input.body.carId, async () => {
    const { db, caller, input, now } = call
    const asked = { ...input.body, ...caller, at: now, idleSince: idleSince(context.config, now) }
    const { session, id, reservationNumber, personName, isWaiting, inTheWay, ...basis } = await findQuickBasis(
      db,
      asked,
    )
    if (!isStill(caller, session)) return undefined
    checkTimes(call)
    const bookable = checkBasis(call, basis)
    if (isWaiting || hasLimit(bookable) || inTheWay === 'HOLD') return undefined
    if (inTheWay === 'RESERVATION') throw taken()
    const booking = toBooking({ actor: memberActor(caller), now }, bookable.car, wantedBy(call, bookable))
    const made = { id, reservationNumber, personName, endedEntryIds: [] }
    const answer = write(answerBooking(context, call, bookable, { booking, made }))
    if (await bookTogether(db, { booking, made, call: key, answer })) return answer
    if (await hasPassableHolds(db, { ...booking, carIds: [booking.carId] }, now)) return undefined
    throw taken()
  })
