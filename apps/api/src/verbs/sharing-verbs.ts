import type { Verbs } from '../verb.ts'
import { createCalendarFeed } from './calendar/create-calendar-feed.ts'
import { deleteCalendarFeed } from './calendar/delete-calendar-feed.ts'
import { getCalendarFeed } from './calendar/get-calendar-feed.ts'
import { updateCalendarFeed } from './calendar/update-calendar-feed.ts'
import { getSharedReservation } from './sharing/get-shared-reservation.ts'
import { listShares } from './sharing/list-shares.ts'
import { shareReservation } from './sharing/share-reservation.ts'
import { stopSharing } from './sharing/stop-sharing.ts'

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
