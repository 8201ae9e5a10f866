import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { changePushToken } from './push-token-store.ts'
import { readSettings } from './read-settings.ts'

/** Renames a browser of the person, or turns it on or off. */
export const updatePushToken: Verb<'updatePushToken'> = async (_context, { db, caller, input: { params, body } }) => {
  if (!(await changePushToken(db, caller.personId, params.id, body))) throw new Refusal('resource.unknown')
  return { answer: await readSettings(db, caller.personId) }
}
