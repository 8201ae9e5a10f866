import type { WaitWish } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import { waitState } from '@delebil/validation/wait-list'
import type { Wish } from './wish-store.ts'

/** A hold that has run out is not told, whether it was cleared away or not. */
export const toWaitWish = (wish: Wish, now: Date): WaitWish => {
  const { id, membershipId, superDamageWaiver, car, near, hold, isMissed } = wish
  const heldUntil = hold ? new Date(hold.until) : undefined
  const state = waitState({ heldUntil, isMissed }, now)
  return {
    ...{ id, membershipId, superDamageWaiver, car, near, state },
    start: formatInstant(wish.start),
    end: formatInstant(wish.end),
    created: formatInstant(wish.created),
    hold: state === 'HELD' && hold && heldUntil ? { car: hold.car, until: formatInstant(heldUntil) } : null,
  }
}
