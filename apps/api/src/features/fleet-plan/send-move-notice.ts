import { formatPeriod } from '@delebil/validation/text'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { notifyOfTrip, type TripParts } from '../trip-notifications/notify-of-trip.ts'
import { findNotedTrip } from '../trip-notifications/trip-store.ts'
import { takeMoveNotice } from './stores/move-notices.ts'

/** Notifies whoever booked a reservation that was moved, if it is still moved. A later move has a job of its own. */
export const sendMoveNotice = (
  { database, ...parts }: TripParts & Pick<Context, 'database'>,
  { due, ...key }: JobData['move-notice'],
  now: Date,
): Promise<void> =>
  transaction(database, async (tx) => {
    const notice = await takeMoveNotice(tx, key, new Date(due))
    const { organizationId, reservationId: id } = key
    const trip = notice && (await findNotedTrip(tx, { organizationId, id }))
    if (notice === undefined || trip === undefined) return
    const { fromStart, fromEnd, start, end, ...car } = notice
    const moved = { car, from: { start: fromStart, end: fromEnd }, to: { start, end } }
    const text = `${car.model}, ${car.licensePlate}, ${car.locationName}, ${formatPeriod(moved.to)}`
    await notifyOfTrip(
      parts,
      tx,
      'TRIP_CHANGED',
      trip,
      { ...notificationTexts.TRIP_CHANGED(text), title: 'Reservasjonen din er flyttet' },
      { about: now, mail: (to) => mailTexts.reservationMoved(organizationId, to, moved) },
      now,
    )
  })
