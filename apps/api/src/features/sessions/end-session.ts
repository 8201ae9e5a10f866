import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { revokeOwnSession } from './stores/own-sessions.ts'

/** Logs out one session of the person; somebody else's answers like one that is not there. */
export const endSession: Verb<'endSession'> = async (_context, { db, caller, input, now }) => {
  if (!(await revokeOwnSession(db, caller.personId, input.params.id, now))) throw new Refusal('resource.unknown')
  return { answer: undefined }
}
