import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { PartnerKey } from '../../platform/verb.ts'
import { hasActiveReservations } from '../reservations/stores/reservation-details.ts'
import { sessionEnd, shortSessionEnd } from '../sessions/session-times.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { createSession, type NewSession } from '../sessions/stores/sessions.ts'

/** Begins a session, a member's where neither a partner's site nor a provider of the staff does it, and answers its token, the only time that it is seen. */
export const beginSession = async (
  { config }: Context,
  db: Queryable,
  { id: personId, email }: { readonly id: number; readonly email: string },
  {
    now,
    userAgent,
    partner,
    staff,
  }: {
    readonly now: Date
    readonly userAgent: string | undefined
    readonly partner?: PartnerKey
    readonly staff?: NewSession['staff']
  },
) => {
  const token = makeToken()
  await createSession(db, {
    tokenHash: hashToken(token),
    personId,
    scope: partner ? 'partner' : staff ? 'staff' : 'member',
    now,
    expiresAt: partner || staff ? shortSessionEnd(now) : sessionEnd(config, now),
    userAgent,
    partner,
    staff,
  })
  // Of the staff it is told nothing that is the person's own.
  const isActive = !staff && (await hasActiveReservations(db, { personId, partner }, now))
  return {
    answer: { authToken: token, username: email, errors: [] },
    headers: { authorization: token, ...(isActive && { 'x-has-active-reservations': 'true' }) },
  }
}
