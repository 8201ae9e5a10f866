import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { insertDismissals } from './entity-message-store.ts'
import { matchedMessages } from './told-messages.ts'

/** Due or not: a trip that began while the message was read closes it all the same. */
export const dismissEntityMessage: Verb<'dismissEntityMessage'> = async (_context, { db, caller, input, now }) => {
  const { params, body } = input
  const matched = await matchedMessages(db, caller, body, now)
  const closed = matched.filter(({ id }) => id === params.id)
  if (closed.length === 0) throw new Refusal('resource.unknown')
  await insertDismissals(db, caller.personId, closed, now)
  return { answer: undefined }
}
