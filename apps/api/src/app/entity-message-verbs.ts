import { dismissEntityMessage } from '../features/entity-messages/dismiss-entity-message.ts'
import { listEntityMessages } from '../features/entity-messages/list-entity-messages.ts'
import type { Verbs } from '../platform/verb.ts'

/** What clubs want to have read. */
export const entityMessageVerbs = { listEntityMessages, dismissEntityMessage } as const satisfies Partial<Verbs>
