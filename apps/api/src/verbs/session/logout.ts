import { revokeSession } from '../../stores/sessions.ts'
import type { Verb } from '../../verb.ts'

/** Ends the session, for every server at once. */
export const logout: Verb<'logout'> = async (_context, { db, caller, now }) => {
  await revokeSession(db, caller.sessionTokenHash, now)
  return { answer: undefined }
}
