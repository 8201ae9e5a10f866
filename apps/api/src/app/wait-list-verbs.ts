import { createWaitWish } from '../features/waitlist/create-wait-wish.ts'
import { declineHold } from '../features/waitlist/decline-hold.ts'
import { deleteWaitWish } from '../features/waitlist/delete-wait-wish.ts'
import { listWaitWishes } from '../features/waitlist/list-wait-wishes.ts'
import type { Verbs } from '../platform/verb.ts'

/** Waiting for a car to become free. */
export const waitListVerbs = {
  createWaitWish,
  listWaitWishes,
  deleteWaitWish,
  declineHold,
} as const satisfies Partial<Verbs>
