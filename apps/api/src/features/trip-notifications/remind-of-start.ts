import { quietUntil } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { notifyOfTrip } from './notify-of-trip.ts'
import type { TripNotice } from './trip-notice.ts'
import { listBeginning } from './trip-store.ts'

/** So long before the quiet hours those are reminded whose reminder would fall into them. */
const beforeQuietMinutes = 30
const hour = 60

/** Reminds of the trips that begin soon: none in the quiet hours, and before them of what begins in them. */
export const remindOfStart: TripNotice = {
  due: (db, questions) =>
    listBeginning(
      db,
      questions.flatMap(({ organizationId, policy, now }) => {
        const hours = policy.tripReminderHours
        if (hours === 0 || quietUntil(now, policy) !== undefined) return []
        const quietEnd = quietUntil(addMinutes(now, beforeQuietMinutes), policy)
        return [{ organizationId, after: now, until: addMinutes(quietEnd ?? now, hours * hour), hours }]
      }),
    ),
  notify: async (parts, tx, trip, _policy, now) => {
    const more = { about: trip.start, until: trip.start }
    await notifyOfTrip(parts, tx, 'TRIP_START', trip, notificationTexts.TRIP_START(trip, trip.start), more, now)
  },
}
