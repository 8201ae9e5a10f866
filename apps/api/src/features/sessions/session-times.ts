import type { Config } from '../../platform/config.ts'

const dayMilliseconds = 24 * 60 * 60_000
const shortHours = 12

/** When a session that begins now ends for good. */
export const sessionEnd = (config: Config, now: Date): Date =>
  new Date(now.getTime() + config.SESSION_DAYS * dayMilliseconds)

/** When a session ends that a partner's site or a provider of the staff begins now: whoever comes from there again gets another. */
export const shortSessionEnd = (now: Date): Date => new Date(now.getTime() + shortHours * 60 * 60_000)

/** A session that has not been used since then is over. */
export const idleSince = (config: Config, now: Date): Date =>
  new Date(now.getTime() - config.SESSION_IDLE_DAYS * dayMilliseconds)
