import type { ProblemCode } from '@delebil/validation/text'
import * as v from 'valibot'
import { phone } from './account-fields.ts'
import { problemItem } from './problem.ts'

/** The provider's name for a person: at most 255 characters (OpenID Connect Core, section 2). */
export const sub = v.pipe(v.string('field.required'), v.nonEmpty('field.required'), v.maxLength(255, 'field.too-long'))

/** The phone number that the provider verified; null, empty or left out where it told none. */
export const signOnPhone = phone

/** What linking can be refused with. */
export const linkProblems = [
  'single-sign-on.expired',
  'single-sign-on.mismatch',
  'single-sign-on.taken',
  'single-sign-on.already-linked',
] as const satisfies readonly ProblemCode[]

/** The answer that begins a session. */
export const newSession = v.object({ authToken: v.string(), username: v.string(), errors: v.array(problemItem) })
export const newSessionHeaders = {
  authorization: 'The session token, opaque.',
  'x-has-active-reservations': '`true` where the person has an active reservation; absent otherwise.',
} as const
