import { Refusal } from '../../../platform/refusal.ts'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import type { Reservation } from '../stores/reservations.ts'
import * as store from '../stores/review.ts'
import { endReview } from '../stores/staff-reservations.ts'

const step = (
  action: 'reviewed' | 'review-asked' | 'handed-over' | 'postponed',
  acting: Acting,
  reservation: Reservation,
  make: () => Promise<void>,
) => changeReservation(acting, reservation, { action, make, carIds: [] })

/** Somebody has looked at it: it leaves the work list. That nobody knows how far it went is no matter of looking. */
export const resetReview = async (acting: Acting, reservation: Reservation): Promise<void> => {
  const { needsReview, kilometersMissing } = reservation
  if (kilometersMissing && !needsReview) throw new Refusal('reservation.kilometers-missing')
  await step('reviewed', acting, reservation, () => endReview(acting.db, reservation))
}

/** It comes on the work list. */
export const requestReview = (acting: Acting, reservation: Reservation): Promise<void> =>
  step('review-asked', acting, reservation, () => store.requestReview(acting.db, reservation))

/** Who of the staff looks after it; null for nobody. */
export const assign = (acting: Acting, reservation: Reservation, personId: number | null): Promise<void> =>
  step('handed-over', acting, reservation, () => store.setAssignee(acting.db, reservation, personId))

/** It may wait until then, and comes back by itself; null for now. */
export const postpone = (acting: Acting, reservation: Reservation, until: Date | null): Promise<void> =>
  step('postponed', acting, reservation, () => store.setPostponement(acting.db, reservation, until, acting.now))
