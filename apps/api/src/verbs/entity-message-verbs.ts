import type { Verbs } from '../verb.ts'
import { dismissEntityMessage } from './entity-messages/dismiss-entity-message.ts'
import { listEntityMessages } from './entity-messages/list-entity-messages.ts'

/** What clubs want to have read. */
export const entityMessageVerbs = { listEntityMessages, dismissEntityMessage } as const satisfies Partial<Verbs>
