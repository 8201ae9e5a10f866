import type { Verb } from '../../platform/verb.ts'
import { revokeSessionsOf } from './stores/sessions.ts'

/** Ends every session of the person, the one that asks too. */
export const logOutEverywhere: Verb<'logOutEverywhere'> = async (_context, { db, caller, now }) => {
  await revokeSessionsOf(db, caller.personId, now)
  return { answer: undefined }
}
