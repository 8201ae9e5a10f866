import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/verb.ts'
import { callerOf } from '../caller-of.ts'
import { idleSince } from '../session-times.ts'
import { hashToken, readToken } from '../session-token.ts'
import { findLiveSession, touchSession } from '../stores/sessions.ts'

const touchMilliseconds = 5 * 60_000
const knownMilliseconds = 60_000
const mostKnown = 10_000

// No token is kept, in memory either.
const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64')

const known = new WeakMap<Context, LRUCache<string, Caller>>()
const knownTo = (context: Context): LRUCache<string, Caller> => {
  const callers = known.get(context) ?? new LRUCache({ max: mostKnown, ttl: knownMilliseconds })
  known.set(context, callers)
  return callers
}

/** The person behind the token of a request; undefined for a visitor and for a token that is unknown, revoked or too old. */
export const findCaller = async (context: Context, authorization: string | undefined): Promise<Caller | undefined> => {
  const token = readToken(authorization)
  if (token === undefined) return undefined
  const now = new Date()
  const sessionTokenHash = hashToken(token)
  const session = await findLiveSession(context.database, sessionTokenHash, now, idleSince(context.config, now))
  if (session === undefined) {
    knownTo(context).delete(keyOf(sessionTokenHash))
    return undefined
  }
  if (now.getTime() - session.lastSeenAt.getTime() > touchMilliseconds) {
    await touchSession(context.database, sessionTokenHash, now)
  }
  const caller = callerOf(session, sessionTokenHash)
  knownTo(context).set(keyOf(sessionTokenHash), caller)
  return caller
}

/** Who called this server with the token a moment ago. It proves nothing: whoever goes on with it asks again in the statement that decides. */
export const recallCaller = (context: Context, authorization: string | undefined): Caller | undefined => {
  const token = readToken(authorization)
  return token === undefined ? undefined : knownTo(context).get(keyOf(hashToken(token)))
}
