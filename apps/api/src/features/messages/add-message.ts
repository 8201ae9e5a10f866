import type { Verb } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { lockMyReservation } from '../reservations/member/my-reservation.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { answerMessage, writeMessage } from '../reservations/write-message.ts'

/** Writes a message about a reservation, at any time before, in and after the trip. */
export const addMessage: Verb<'addMessage'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessMay('message', reservation, { actor: memberActor(caller), now })
  const written = { ...input.body, authorId: caller.personId, kind: 'MESSAGE' as const, at: now }
  return answerMessage(db, reservation, await writeMessage(db, reservation, written))
}
