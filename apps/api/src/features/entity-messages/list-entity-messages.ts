import type { EntityMessage } from '@delebil/core-api'
import type { Verb } from '../../platform/verb.ts'
import { type DueMessage, dueMessages, matchedMessages } from './due-messages.ts'
import { findDismissals } from './entity-message-store.ts'

const nameOf = ({ organizationId, id, key }: { organizationId: number; id: number; key: string }): string =>
  `${organizationId} ${id} ${key}`

/** One message for all that it is about, in the order in which they came. */
const gather = (due: readonly DueMessage[]): EntityMessage[] => {
  const messages = new Map<number, EntityMessage>()
  for (const { id, title, text, trigger, reservation, carId } of due) {
    const message = messages.get(id) ?? { id, title, text, trigger, reservationIds: [], carIds: [] }
    if (reservation === null) message.carIds.push(carId)
    else message.reservationIds.push(reservation.id)
    messages.set(id, message)
  }
  return [...messages.values()]
}

export const listEntityMessages: Verb<'listEntityMessages'> = async (
  _context,
  { db, caller, input: { body }, now },
) => {
  const due = dueMessages(await matchedMessages(db, caller, body, now), now)
  const closed = new Set((await findDismissals(db, caller.personId, due)).map(nameOf))
  return { answer: { data: gather(due.filter((message) => !closed.has(nameOf(message)))) } }
}
