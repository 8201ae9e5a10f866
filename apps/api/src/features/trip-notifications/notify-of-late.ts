import type { Policy } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { notifyOfTrip, type TripParts } from './notify-of-trip.ts'
import { listEnding } from './trip-store.ts'

/** What is later than that is the staff's to follow up. */
const longestMinutes = 12 * 60

/** Notifies those of an organization whose car should be back by now, at once also in the quiet hours. */
export const notifyOfLate = async (
  parts: TripParts,
  tx: Queryable,
  organizationId: number,
  { lateNotifyMinutes }: Policy,
  now: Date,
): Promise<void> => {
  const span = { after: addMinutes(now, -longestMinutes), until: addMinutes(now, -lateNotifyMinutes) }
  for (const trip of await listEnding(tx, organizationId, 'LATE_RETURN', span))
    await notifyOfTrip(
      parts,
      tx,
      'LATE_RETURN',
      trip,
      notificationTexts.LATE_RETURN(trip, trip.end),
      { about: trip.end, isUrgent: true },
      now,
    )
}
