import { addMinutes } from './time/duration.ts'

/** An answer to the question whether to extend is taken for so long (minutes). Our own policy. */
export const EXTENSION_ANSWER_MINUTES = 45

export type AskedExtension = { readonly oldEnd: Date; readonly askedAt: Date; readonly takenAt: Date | null }

/**
 * What an answer JA to a question does: it takes the extension, was taken before, or is no answer to it, since too long has gone or the
 * trip ends at another time by now.
 */
export function extensionAnswer(
  asked: AskedExtension | undefined,
  end: Date,
  now: Date,
): 'takes' | 'was-taken' | 'too-late' {
  if (asked === undefined || now > addMinutes(asked.askedAt, EXTENSION_ANSWER_MINUTES)) return 'too-late'
  if (asked.takenAt !== null) return 'was-taken'
  return asked.oldEnd.getTime() === end.getTime() ? 'takes' : 'too-late'
}
