import { type CalendarFeed, calendarPath } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verbs } from '../../platform/verb.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import * as feeds from './calendar-feed-store.ts'

const toFeed = ({ created, alarmMinutes }: feeds.CalendarFeed): CalendarFeed => ({
  created: formatInstant(created),
  alarmMinutes: alarmMinutes as CalendarFeed['alarmMinutes'],
})

/** Reservations in the person's own calendar. */
export const calendarVerbs = {
  createCalendarFeed: async (_context, { db, caller, input: { body }, now, siteOrigin }) => {
    const secret = makeToken()
    const { alarmMinutes } = body
    const made = await feeds.replaceCalendarFeed(db, caller.personId, {
      secretHash: hashToken(secret),
      alarmMinutes,
      now,
    })
    return { answer: { entity: { ...toFeed(made), address: `${siteOrigin}${calendarPath(secret)}` }, errors: [] } }
  },
  deleteCalendarFeed: async (_context, { db, caller }) => {
    await feeds.deleteCalendarFeed(db, caller.personId)
    return { answer: undefined }
  },
  getCalendarFeed: async (_context, { db, caller }) => {
    const feed = await feeds.findCalendarFeed(db, caller.personId)
    return { answer: { entity: feed === undefined ? null : toFeed(feed) } }
  },
  updateCalendarFeed: async (_context, { db, caller, input: { body } }) => {
    const feed = orRefuse(await feeds.setCalendarAlarm(db, caller.personId, body.alarmMinutes))
    return { answer: { entity: toFeed(feed), errors: [] } }
  },
} satisfies Partial<Verbs>
