import { calendarPath } from '@delebil/core-api'
import type { Verb } from '../../platform/verb.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { replaceCalendarFeed } from './calendar-feed-store.ts'
import { toFeed } from './to-feed.ts'

export const createCalendarFeed: Verb<'createCalendarFeed'> = async (
  _context,
  { db, caller, input: { body }, now, siteOrigin },
) => {
  const secret = makeToken()
  const { alarmMinutes } = body
  const made = await replaceCalendarFeed(db, caller.personId, { secretHash: hashToken(secret), alarmMinutes, now })
  return { answer: { entity: { ...toFeed(made), address: `${siteOrigin}${calendarPath(secret)}` }, errors: [] } }
}
