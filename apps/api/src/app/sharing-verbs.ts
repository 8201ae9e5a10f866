import { createCalendarFeed } from '../features/calendar/create-calendar-feed.ts'
import { deleteCalendarFeed } from '../features/calendar/delete-calendar-feed.ts'
import { getCalendarFeed } from '../features/calendar/get-calendar-feed.ts'
import { updateCalendarFeed } from '../features/calendar/update-calendar-feed.ts'
import { getSharedReservation } from '../features/sharing/get-shared-reservation.ts'
import { listShares } from '../features/sharing/list-shares.ts'
import { shareReservation } from '../features/sharing/share-reservation.ts'
import { stopSharing } from '../features/sharing/stop-sharing.ts'
import type { Verbs } from '../platform/verb.ts'

/** Showing reservations to others, and to the person's own calendar. */
export const sharingVerbs = {
  listShares,
  shareReservation,
  stopSharing,
  getSharedReservation,
  getCalendarFeed,
  createCalendarFeed,
  updateCalendarFeed,
  deleteCalendarFeed,
} as const satisfies Partial<Verbs>
