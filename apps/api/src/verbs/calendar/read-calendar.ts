import { reservationPage } from '@delebil/core-api'
import { addOsloMonths } from '@delebil/validation'
import { renderCalendar } from '../../calendar/render-calendar.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import { findCalendarOwner, listCalendarReservations } from '../../stores/calendar-feeds.ts'
import { hashToken } from '../session/session-token.ts'

const PAST_MONTHS = 3

/** The reservations of whoever the secret is of, as iCalendar. */
export const readCalendar = async (db: Queryable, secret: string, now: Date, siteOrigin: string): Promise<string> => {
  const owner = await findCalendarOwner(db, hashToken(secret))
  if (owner === undefined) throw new Refusal('resource.unknown')
  const reservations = await listCalendarReservations(db, owner.personId, addOsloMonths(now, -PAST_MONTHS))
  const addressOf = (id: number) => `${siteOrigin}${reservationPage(id)}`
  return renderCalendar(reservations, { addressOf, alarmMinutes: owner.alarmMinutes ?? undefined })
}
