import type { Verb } from '../../platform/verb.ts'
import { findCalendarFeed } from './calendar-feed-store.ts'
import { toFeed } from './to-feed.ts'

export const getCalendarFeed: Verb<'getCalendarFeed'> = async (_context, { db, caller }) => {
  const feed = await findCalendarFeed(db, caller.personId)
  return { answer: { entity: feed === undefined ? null : toFeed(feed) } }
}
