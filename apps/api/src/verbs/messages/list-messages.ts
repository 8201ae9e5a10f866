import { toMessage } from '../../features/messages/to-message.ts'
import * as messages from '../../stores/messages.ts'
import type { Verb } from '../../verb.ts'
import { myReservation } from '../reservations/my-reservation.ts'

export const listMessages: Verb<'listMessages'> = async (_context, { db, caller, input }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const found = await messages.listMessages(db, reservation)
  return { answer: { data: found.map(toMessage) } }
}
