import { answerMessage, writeMessage } from '../../features/messages/write-message.ts'
import { memberActor } from '../../features/reservations/acting.ts'
import { refuseUnlessMay } from '../../features/reservations/why-not.ts'
import type { Verb } from '../../verb.ts'
import { lockMyReservation } from '../reservations/my-reservation.ts'

/** Writes a message about a reservation, at any time before, in and after the trip. */
export const addMessage: Verb<'addMessage'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessMay('message', reservation, { actor: memberActor(caller), now })
  const written = { ...input.body, authorId: caller.personId, kind: 'MESSAGE' as const, at: now }
  return answerMessage(db, reservation, await writeMessage(db, reservation, written))
}
