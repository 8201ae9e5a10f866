import * as feeds from '../../stores/calendar-feeds.ts'
import type { Verb } from '../../verb.ts'

export const deleteCalendarFeed: Verb<'deleteCalendarFeed'> = async (_context, { db, caller }) => {
  await feeds.deleteCalendarFeed(db, caller.personId)
  return { answer: undefined }
}
