import { addMinutes } from '@delebil/validation/time'

const hour = 60

/** After so long what was to be told is no news: it is not sent any more. */
export const expiryOf = (sendAt: Date): Date => addMinutes(sendAt, 24 * hour)

/** An answer that is lost: it is sent again after so long, unless a report says that it was taken. */
export const answerLostUntil = (now: Date): Date => addMinutes(now, 5)

/** A gateway that takes nothing is asked again, later and later. */
export const nextTryAfter = (attempts: number, now: Date): Date =>
  addMinutes(now, Math.min(30, 0.5 * 2 ** Math.max(0, attempts - 1)))
