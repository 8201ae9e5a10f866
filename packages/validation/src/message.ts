import { damageKinds } from './damage.ts'

/** A message is text; a damage and a deviation stand among the messages too. */
export const messageKinds = ['MESSAGE', ...damageKinds] as const

/** The longest message and the longest description of a damage (characters). */
export const MESSAGE_MAX_LENGTH = 2000
/** Pictures of one message or damage. */
export const MESSAGE_PICTURES_MAX = 10
/** Pictures of one reservation. */
export const RESERVATION_PICTURES_MAX = 60
