import type { Verb } from '../../platform/verb.ts'
import { readSettings } from './read-settings.ts'

/** The person's notification settings. */
export const getNotificationSettings: Verb<'getNotificationSettings'> = async (_context, { db, caller }) => ({
  answer: await readSettings(db, caller.personId),
})
