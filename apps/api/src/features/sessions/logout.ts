import type { Verb } from '../../platform/verb.ts'
import { revokeSession } from './stores/sessions.ts'

/** Ends the session, for every server at once. */
export const logout: Verb<'logout'> = async (_context, { db, caller, now }) => {
  await revokeSession(db, caller.sessionTokenHash, now)
  return { answer: undefined }
}
