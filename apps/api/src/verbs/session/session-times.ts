import type { Config } from '../../config.ts'

const dayMilliseconds = 24 * 60 * 60_000

/** When a session that begins now ends for good. */
export const sessionEnd = (config: Config, now: Date): Date =>
  new Date(now.getTime() + config.SESSION_DAYS * dayMilliseconds)

/** A session that has not been used since then is over. */
export const idleSince = (config: Config, now: Date): Date =>
  new Date(now.getTime() - config.SESSION_IDLE_DAYS * dayMilliseconds)
