import { formatInstant } from '@delebil/validation'
import type { Verb } from '../../platform/verb.ts'
import { idleSince } from './session-times.ts'
import { listOwnSessions } from './stores/own-sessions.ts'

/** Where the person is logged in. */
export const listSessions: Verb<'listSessions'> = async ({ config }, { db, caller, now }) => {
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
