import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { setCalendarAlarm } from './calendar-feed-store.ts'
import { toFeed } from './to-feed.ts'

export const updateCalendarFeed: Verb<'updateCalendarFeed'> = async (_context, { db, caller, input: { body } }) => {
  const feed = await setCalendarAlarm(db, caller.personId, body.alarmMinutes)
  if (feed === undefined) throw new Refusal('resource.unknown')
  return { answer: { entity: toFeed(feed), errors: [] } }
}
