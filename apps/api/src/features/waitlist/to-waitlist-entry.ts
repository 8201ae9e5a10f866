import type { WaitlistEntry } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import { waitState } from '@delebil/validation/wait-list'
import type { Entry } from './waitlist-store.ts'

/** A hold that has run out is not told, whether it was cleared away or not. */
export const toWaitlistEntry = (entry: Entry, now: Date): WaitlistEntry => {
  const { id, membershipId, superDamageWaiver, car, near, hold, isMissed } = entry
  const heldUntil = hold ? new Date(hold.until) : undefined
  const state = waitState({ heldUntil, isMissed }, now)
  return {
    id,
    membershipId,
    superDamageWaiver,
    car,
    near,
    state,
    start: formatInstant(entry.start),
    end: formatInstant(entry.end),
    created: formatInstant(entry.created),
    hold: state === 'HELD' && hold && heldUntil ? { car: hold.car, until: formatInstant(heldUntil) } : null,
  }
}
