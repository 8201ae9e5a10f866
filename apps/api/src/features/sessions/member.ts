import { formatInstant } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { idleSince } from './session-times.ts'
import { listOwnSessions, revokeOwnSession } from './stores/own-sessions.ts'
import { revokeSession, revokeSessionsOf } from './stores/sessions.ts'

/** A person's sessions. */
export const sessionVerbs = {
  /** Logs out one session of the person; somebody else's answers like one that is not there. */
  endSession: async (_context, { db, caller, input, now }) => {
    if (!(await revokeOwnSession(db, caller.personId, input.params.id, now))) throw new Refusal('resource.unknown')
    return { answer: undefined }
  },
  /** Where the person is logged in. */
  listSessions: async ({ config }, { db, caller, now }) => {
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
  },
  /** Ends every session of the person, the one that asks too. */
  logOutEverywhere: async (_context, { db, caller, now }) => {
    await revokeSessionsOf(db, caller.personId, now)
    return { answer: undefined }
  },
  /** Ends the session, for every server at once. */
  logout: async (_context, { db, caller, now }) => {
    await revokeSession(db, caller.sessionTokenHash, now)
    return { answer: undefined }
  },
} satisfies Partial<Verbs>
