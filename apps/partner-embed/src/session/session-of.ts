import { createSession, type Session } from './session.ts'

const sessions = new Map<string, Session>()

/** The session that all elements of one partner share, for as long as the page lives. */
export function sessionOf(site: string, partner: string): Session {
  const key = `${site} ${partner}`
  const known = sessions.get(key)
  if (known) return known
  const session = createSession({ site, partner })
  sessions.set(key, session)
  return session
}
