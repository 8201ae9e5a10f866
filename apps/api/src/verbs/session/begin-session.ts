import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { hasActiveReservations } from '../../stores/reservation-details.ts'
import { createSession } from '../../stores/sessions.ts'
import { sessionEnd } from './session-times.ts'
import { hashToken, makeToken } from './session-token.ts'

/** Begins a member's session and answers its token, the only time that it is seen. */
export const beginSession = async (
  { config }: Context,
  db: Queryable,
  { id: personId, email }: { readonly id: number; readonly email: string },
  { now, userAgent }: { readonly now: Date; readonly userAgent: string | undefined },
) => {
  const token = makeToken()
  await createSession(db, {
    tokenHash: hashToken(token),
    personId,
    scope: 'member',
    now,
    expiresAt: sessionEnd(config, now),
    userAgent,
  })
  const isActive = await hasActiveReservations(db, personId, now)
  return {
    answer: { authToken: token, username: email, errors: [] },
    headers: { authorization: token, ...(isActive && { 'x-has-active-reservations': 'true' }) },
  }
}
