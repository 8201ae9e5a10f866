import type { ActName } from '@delebil/core-api/admin'
import type { Act, Writing } from '../../admin-records/rules.ts'
import { requestReview, resetReview } from '../operations/review.ts'
import { actOnTrip } from './act-on-trip.ts'

type Seen = Parameters<Act['run']>[2]

const reset = (writing: Writing, id: number, seen: Seen) => actOnTrip(writing, id, 'reviewed', seen, resetReview)
const ask = (writing: Writing, id: number, seen: Seen) => actOnTrip(writing, id, 'review-asked', seen, requestReview)

/** Reservations come on the work list and off it; each of the two is the other's inverse. */
export const reviewActs: Readonly<Record<ActName<'reservations'>, Act>> = {
  'reset-review': { of: 'reservations', run: reset, undo: (writing, id, why) => ask(writing, id, { why }) },
  'ask-review': { of: 'reservations', run: ask, undo: (writing, id, why) => reset(writing, id, { why }) },
}
