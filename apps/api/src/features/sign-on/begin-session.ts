import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { PartnerKey } from '../../platform/verb.ts'
import { hasActiveReservations } from '../reservations/stores/reservation-details.ts'
import { partnerSessionEnd, sessionEnd } from '../sessions/session-times.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { createSession } from '../sessions/stores/sessions.ts'

/** Begins a session, a member's where no partner's site does it, and answers its token, the only time that it is seen. */
export const beginSession = async (
  { config }: Context,
  db: Queryable,
  { id: personId, email }: { readonly id: number; readonly email: string },
  {
    now,
    userAgent,
    partner,
  }: { readonly now: Date; readonly userAgent: string | undefined; readonly partner?: PartnerKey },
) => {
  const token = makeToken()
  await createSession(db, {
    tokenHash: hashToken(token),
    personId,
    scope: partner ? 'partner' : 'member',
    now,
    expiresAt: partner ? partnerSessionEnd(now) : sessionEnd(config, now),
    userAgent,
    partner,
  })
  const isActive = await hasActiveReservations(db, { personId, partner }, now)
  return {
    answer: { authToken: token, username: email, errors: [] },
    headers: { authorization: token, ...(isActive && { 'x-has-active-reservations': 'true' }) },
  }
}
