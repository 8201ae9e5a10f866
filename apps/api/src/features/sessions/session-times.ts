import type { Config } from '../../platform/config.ts'

const dayMilliseconds = 24 * 60 * 60_000
const partnerHours = 12

/** When a session that begins now ends for good. */
export const sessionEnd = (config: Config, now: Date): Date =>
  new Date(now.getTime() + config.SESSION_DAYS * dayMilliseconds)

/** When a session that a partner's site begins now ends: whoever comes from there again gets another. */
export const partnerSessionEnd = (now: Date): Date => new Date(now.getTime() + partnerHours * 60 * 60_000)

/** A session that has not been used since then is over. */
export const idleSince = (config: Config, now: Date): Date =>
  new Date(now.getTime() - config.SESSION_IDLE_DAYS * dayMilliseconds)
