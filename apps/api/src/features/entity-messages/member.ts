import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { matchedMessages } from './due-messages.ts'
import { insertDismissals } from './entity-message-store.ts'
import { listEntityMessages } from './list-entity-messages.ts'

/** What clubs want to have read. */
export const entityMessageVerbs = {
  /** Due or not: a trip that began while the message was read closes it all the same. */
  dismissEntityMessage: async (_context, { db, caller, input, now }) => {
    const { params, body } = input
    const matched = await matchedMessages(db, caller, body, now)
    const closed = matched.filter(({ id }) => id === params.id)
    if (closed.length === 0) throw new Refusal('resource.unknown')
    await insertDismissals(db, caller.personId, closed, now)
    return { answer: undefined }
  },
  listEntityMessages,
} satisfies Partial<Verbs>
