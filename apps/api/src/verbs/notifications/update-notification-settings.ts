import { enableNotifications } from '../../stores/push-tokens.ts'
import type { Verb } from '../../verb.ts'
import { readSettings } from './read-settings.ts'

/** Turns the person's notifications on or off; the browsers stay. */
export const updateNotificationSettings: Verb<'updateNotificationSettings'> = async (
  _context,
  { db, caller, input },
) => {
  await enableNotifications(db, caller.personId, input.body.enabled)
  return { answer: await readSettings(db, caller.personId) }
}
