import type { Verb } from '../../platform/verb.ts'
import * as feeds from './calendar-feed-store.ts'

export const deleteCalendarFeed: Verb<'deleteCalendarFeed'> = async (_context, { db, caller }) => {
  await feeds.deleteCalendarFeed(db, caller.personId)
  return { answer: undefined }
}
