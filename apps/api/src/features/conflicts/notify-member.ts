import { reservationPage } from '@delebil/core-api'
import type { Writing } from '../admin-records/rules.ts'
import { createRecord } from '../admin-records/write-record.ts'
import { answeringNobody } from '../messages/resources/messages/messages-resource.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { notifyOfTrip } from '../trip-notifications/notify-of-trip.ts'
import { findNotedTrip } from '../trip-notifications/trip-store.ts'

export type Notified = { readonly reservationId: number; readonly byMail: boolean }

/** Tells a member about a reservation: among its messages, and by the ways that the member chose. */
export const notifyMember = async (
  { context, call, ...writing }: Writing,
  { id, organizationId, reservationNumber }: Reservation,
  text: string,
): Promise<Notified> => {
  const { db, now, siteOrigin } = call
  await createRecord({ context, call, ...writing }, 'messages', { reservationId: id, text }, answeringNobody)
  const trip = await findNotedTrip(db, { organizationId, id })
  if (trip === undefined) return { reservationId: id, byMail: false }
  const about = { reservationNumber, text, link: `${siteOrigin}${reservationPage(id)}` }
  const ways = await notifyOfTrip(
    { ...context, siteUrl: siteOrigin },
    db,
    'TRIP_CHANGED',
    trip,
    notificationTexts.TRIP_CHANGED(text),
    { about: now, mail: (to) => mailTexts.fromStaff(organizationId, to, about) },
    now,
  )
  return { reservationId: id, byMail: ways.includes('MAIL') }
}
