import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '../../platform/verb.ts'
import type { SessionCaller } from './stores/sessions.ts'

/** Who calls with a token whose session lives. */
export const callerOf = (
  { personId, partner, staffOf, license, isEmailConfirmed }: SessionCaller,
  sessionTokenHash: Buffer,
): Caller => {
  // A partner vouches for the address of its visitors.
  const standing = { license, isEmailConfirmed: isEmailConfirmed || partner !== null }
  return { personId, sessionTokenHash, ...standing, ...(partner && { partner }), ...(staffOf !== null && { staffOf }) }
}

/** Whether the caller is still who they were: the session lives, and nothing of the person that counts has changed. */
export const isStill = (caller: Caller, session: SessionCaller | null): boolean =>
  session !== null && isDeepStrictEqual(callerOf(session, caller.sessionTokenHash), caller)
