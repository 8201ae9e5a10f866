import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { deletePushToken as removePushToken } from './push-token-store.ts'
import { readSettings } from './read-settings.ts'

/** Forgets a browser of the person. */
export const deletePushToken: Verb<'deletePushToken'> = async (_context, { db, caller, input: { params } }) => {
  if (!(await removePushToken(db, caller.personId, params.id))) throw new Refusal('resource.unknown')
  return { answer: await readSettings(db, caller.personId) }
}
