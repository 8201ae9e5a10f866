import { reservationPage } from '@delebil/core-api'
import type { NotificationWay, SmsNotificationKind } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { mailKinds, type Said } from '../notifying/notification-texts.ts'
import { type Notification, notifyPerson } from '../notifying/notify-person.ts'
import type { NotedTrip } from './trip-store.ts'
import { tripValues } from './trip-values.ts'

export type TripParts = Pick<Context, 'jobs' | 'sms'> & {
  /** Address of the site as people reach it, without a slash at the end. */
  readonly siteUrl: string
}
type More = Pick<Notification, 'about'> &
  Partial<Pick<Notification, 'thing' | 'isUrgent' | 'template' | 'until' | 'values' | 'mail'>>

/** Notifies whoever booked a trip of one kind, in the words of that kind. */
export const notifyOfTrip = (
  { siteUrl, ...context }: TripParts,
  tx: Queryable,
  kind: Exclude<SmsNotificationKind, 'CAR_HELD' | 'INVOICE_DUE' | 'LICENSE'>,
  trip: NotedTrip,
  said: Said,
  { values, ...more }: More,
  now: Date,
): Promise<readonly NotificationWay[]> => {
  const { id, organizationId, personId } = trip
  const path = reservationPage(id)
  // A question that is answered by SMS never comes by mail.
  const mailKind = kind === 'TRIP_END' ? 'tripStart' : mailKinds[kind]
  return notifyPerson(
    context,
    tx,
    {
      kind,
      organizationId,
      personId,
      reservationId: id,
      thing: id,
      values: { ...tripValues(trip, siteUrl), ...values },
      push: { ...said, path },
      mail: (to) => mailTexts.notified(organizationId, mailKind, to, { ...said, link: `${siteUrl}${path}` }),
      ...more,
    },
    now,
  )
}
