import type { Verbs } from '../verb.ts'
import { createWaitWish } from './wait-list/create-wait-wish.ts'
import { declineHold } from './wait-list/decline-hold.ts'
import { deleteWaitWish } from './wait-list/delete-wait-wish.ts'
import { listWaitWishes } from './wait-list/list-wait-wishes.ts'

/** Waiting for a car to become free. */
export const waitListVerbs = {
  createWaitWish,
  listWaitWishes,
  deleteWaitWish,
  declineHold,
} as const satisfies Partial<Verbs>
