import type { Verb } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import * as messages from '../reservations/stores/messages.ts'
import { toMessage } from '../reservations/to-message.ts'

export const listMessages: Verb<'listMessages'> = async (_context, { db, caller, input }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const found = await messages.listMessages(db, reservation)
  return { answer: { data: found.map(toMessage) } }
}
