import type { Verb } from '../../platform/verb.ts'
import { enableNotifications } from './push-token-store.ts'
import { readSettings } from './read-settings.ts'

/** Turns the person's notifications on or off; the browsers stay. */
export const updateNotificationSettings: Verb<'updateNotificationSettings'> = async (
  _context,
  { db, caller, input },
) => {
  await enableNotifications(db, caller.personId, input.body.enabled)
  return { answer: await readSettings(db, caller.personId) }
}
