import { formatInstant } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb, Verbs } from '../../platform/verb.ts'
import { idleSince } from './session-times.ts'
import { listOwnSessions, revokeOwnSession } from './stores/own-sessions.ts'
import { revokeSession, revokeSessionsOf } from './stores/sessions.ts'

/** Logs out one session of the person; somebody else's answers like one that is not there. */
const endSession: Verb<'endSession'> = async (_context, { db, caller, input, now }) => {
  if (!(await revokeOwnSession(db, caller.personId, input.params.id, now))) throw new Refusal('resource.unknown')
  return { answer: undefined }
}

/** Where the person is logged in. */
const listSessions: Verb<'listSessions'> = async ({ config }, { db, caller, now }) => {
  const sessions = await listOwnSessions(db, caller.personId, caller.sessionTokenHash, now, idleSince(config, now))
  return {
    answer: {
      data: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: formatInstant(createdAt),
        lastSeenAt: formatInstant(lastSeenAt),
      })),
    },
  }
}

/** Ends every session of the person, the one that asks too. */
const logOutEverywhere: Verb<'logOutEverywhere'> = async (_context, { db, caller, now }) => {
  await revokeSessionsOf(db, caller.personId, now)
  return { answer: undefined }
}

/** Ends the session, for every server at once. */
const logout: Verb<'logout'> = async (_context, { db, caller, now }) => {
  await revokeSession(db, caller.sessionTokenHash, now)
  return { answer: undefined }
}

/** A person's sessions. */
export const sessionVerbs = {
  endSession,
  listSessions,
  logOutEverywhere,
  logout,
} as const satisfies Partial<Verbs>
