import { type Policy, quietUntil } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { notifyOfTrip, type TripParts } from './notify-of-trip.ts'
import { listBeginning } from './trip-store.ts'

/** So long before the quiet hours those are reminded whose reminder would fall into them. */
const beforeQuietMinutes = 30
const hour = 60

/** Reminds of the trips of an organization that begin soon: none in the quiet hours, and before them of what begins in them. */
export const remindOfStart = async (
  parts: TripParts,
  tx: Queryable,
  organizationId: number,
  policy: Policy,
  now: Date,
): Promise<void> => {
  const hours = policy.tripReminderHours
  if (hours === 0 || quietUntil(now, policy) !== undefined) return
  const quietEnd = quietUntil(addMinutes(now, beforeQuietMinutes), policy)
  const until = addMinutes(quietEnd ?? now, hours * hour)
  for (const trip of await listBeginning(tx, organizationId, { now, until, hours }))
    await notifyOfTrip(
      parts,
      tx,
      'TRIP_START',
      trip,
      notificationTexts.TRIP_START(trip, trip.start),
      { about: trip.start, until: trip.start },
      now,
    )
}
