import { addMinutes } from '@delebil/validation/time'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { notifyOfTrip } from './notify-of-trip.ts'
import type { TripNotice } from './trip-notice.ts'
import { listEnding } from './trip-store.ts'

/** What is later than that is the staff's to follow up. */
const longestMinutes = 12 * 60

/** Notifies those whose car should be back by now, at once also in the quiet hours. */
export const notifyOfLate: TripNotice = {
  due: (db, questions) =>
    listEnding(
      db,
      'LATE_RETURN',
      questions.map(({ organizationId, policy, now }) => ({
        organizationId,
        after: addMinutes(now, -longestMinutes),
        until: addMinutes(now, -policy.lateNotifyMinutes),
      })),
    ),
  notify: async (parts, tx, trip, _policy, now) => {
    const more = { about: trip.end, isUrgent: true }
    await notifyOfTrip(parts, tx, 'LATE_RETURN', trip, notificationTexts.LATE_RETURN(trip, trip.end), more, now)
  },
}
