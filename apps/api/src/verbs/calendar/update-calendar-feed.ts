import { Refusal } from '../../refusal.ts'
import { setCalendarAlarm } from '../../stores/calendar-feeds.ts'
import type { Verb } from '../../verb.ts'
import { toFeed } from './to-feed.ts'

export const updateCalendarFeed: Verb<'updateCalendarFeed'> = async (_context, { db, caller, input: { body } }) => {
  const feed = await setCalendarAlarm(db, caller.personId, body.alarmMinutes)
  if (feed === undefined) throw new Refusal('resource.unknown')
  return { answer: { entity: toFeed(feed), errors: [] } }
}
