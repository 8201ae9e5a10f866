import { findCalendarFeed } from '../../stores/calendar-feeds.ts'
import type { Verb } from '../../verb.ts'
import { toFeed } from './to-feed.ts'

export const getCalendarFeed: Verb<'getCalendarFeed'> = async (_context, { db, caller }) => {
  const feed = await findCalendarFeed(db, caller.personId)
  return { answer: { entity: feed === undefined ? null : toFeed(feed) } }
}
