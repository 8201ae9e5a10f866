import type { Context } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/verb.ts'
import { idleSince } from '../session-times.ts'
import { hashToken, readToken } from '../session-token.ts'
import { findLiveSession, touchSession } from '../stores/sessions.ts'

const touchMilliseconds = 5 * 60_000

/** The person behind the token of a request; undefined for a visitor and for a token that is unknown, revoked or too old. */
export const findCaller = async (context: Context, authorization: string | undefined): Promise<Caller | undefined> => {
  const token = readToken(authorization)
  if (token === undefined) return undefined
  const now = new Date()
  const sessionTokenHash = hashToken(token)
  const session = await findLiveSession(context.database, sessionTokenHash, now, idleSince(context.config, now))
  if (session === undefined) return undefined
  if (now.getTime() - session.lastSeenAt.getTime() > touchMilliseconds) {
    await touchSession(context.database, sessionTokenHash, now)
  }
  const { personId, partner, staffOf, license, isEmailConfirmed } = session
  // A partner vouches for the address of its visitors.
  const standing = { license, isEmailConfirmed: isEmailConfirmed || partner !== null }
  return { personId, sessionTokenHash, ...standing, ...(partner && { partner }), ...(staffOf !== null && { staffOf }) }
}
