import { reservationPage } from '@delebil/core-api'
import { addOsloMonths } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { hashToken } from '../sessions/session-token.ts'
import { findCalendarOwner, listCalendarReservations } from './calendar-feed-store.ts'
import { renderCalendar } from './render-calendar.ts'

const PAST_MONTHS = 3

/** The reservations of whoever the secret is of, as iCalendar. */
export const readCalendar = async (db: Queryable, secret: string, now: Date, siteOrigin: string): Promise<string> => {
  const owner = orRefuse(await findCalendarOwner(db, hashToken(secret)))
  const reservations = await listCalendarReservations(db, owner.personId, addOsloMonths(now, -PAST_MONTHS))
  const addressOf = (id: number) => `${siteOrigin}${reservationPage(id)}`
  return renderCalendar(reservations, { addressOf, alarmMinutes: owner.alarmMinutes ?? undefined })
}
