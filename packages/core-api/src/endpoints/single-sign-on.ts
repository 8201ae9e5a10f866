import * as v from 'valibot'
import { email, newName } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { linkProblems, newSession, newSessionHeaders, signOnPhone, sub } from '../sign-on-fields.ts'

const tag = 'Innlogging'
const open = { tag, access: 'public' } as const
const mine = { tag, access: 'session' } as const
const params = v.object({ sso: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'field.unknown')) })
const secret = v.pipe(v.string('field.required'), v.maxLength(200, 'field.too-long'))

const signOn = v.object({
  /** The path segment {sso}. */
  name: v.string(),
  /** What people call it, for the button. */
  title: v.string(),
})
export type SignOn = v.InferOutput<typeof signOn>

const staffSignOn = v.object({
  /** The organisation's, for the address. */
  key: v.string(),
  organization: v.string(),
  /** What people call it, for the button. */
  title: v.string(),
})
/** Where the staff of an organisation log in. */
export type StaffSignOn = v.InferOutput<typeof staffSignOn>

const waitingSignOn = v.object({
  sub: v.string(),
  /** '+4791234567'; null where the provider told none. */
  phoneNo: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Goes back with create-user: it is good for these claims and this browser only. */
  authToken: v.string(),
})
export type WaitingSignOn = v.InferOutput<typeof waitingSignOn>

export const getSignOn = endpoint('GET /api/single-sign-on', {
  ...open,
  summary: 'The single sign-on that can be used here; null where there is none',
  response: v.object({ entity: v.nullable(signOn), staff: v.optional(v.array(staffSignOn)) }),
})

export const completeSignOn = endpoint('POST /oauth/{sso}/complete', {
  ...open,
  summary: 'Begin the session of a single sign-on that succeeded',
  description: 'With the one-time code of the page that the browser was sent to, in that browser only.',
  params,
  body: v.object({ code: secret }),
  response: newSession,
  responseHeaders: newSessionHeaders,
  problems: ['resource.unknown', 'single-sign-on.expired'],
})

export const completeStaffSignOn = endpoint('POST /oauth2/staff/complete', {
  ...open,
  summary: "Begin the session of somebody on an organisation's staff whom its own provider vouched for",
  description:
    'With the one-time code of the page that the browser was sent to, in that browser only. The session is good for the work in that organisation, and for nothing that is the person’s own.',
  body: v.object({ code: secret }),
  response: newSession,
  responseHeaders: newSessionHeaders,
  problems: ['single-sign-on.expired'],
})

export const getWaitingSignOn = endpoint('GET /oauth/{sso}/waiting', {
  ...open,
  summary: 'What the provider verified about somebody who has no user here yet, in this browser',
  params,
  response: v.object({ entity: waitingSignOn }),
  problems: ['resource.unknown', 'single-sign-on.expired'],
})

export const linkSignOn = endpoint('POST /oauth/{sso}/link', {
  ...mine,
  summary: 'Link me to the single sign-on that waits in this browser',
  description: 'What is posted is compared with what the provider verified, and never taken for it.',
  params,
  body: v.object({ sub, phoneNo: signOnPhone }),
  problems: ['resource.unknown', ...linkProblems],
})

export const unlinkSignOn = endpoint('DELETE /oauth/{sso}/unlink', {
  ...mine,
  summary: 'Unlink me from single sign-on',
  params,
  problems: ['resource.unknown', 'single-sign-on.only-way-in'],
})

export const createUserFromSignOn = endpoint('POST /oauth/{sso}/create-user', {
  ...open,
  summary: 'Create a user from the single sign-on that waits in this browser, and begin a session',
  description:
    '`username` is the e-mail address, `authToken` that of the waiting sign-on. Phone and link are what the provider verified.',
  params,
  body: v.object({ username: email, authToken: secret, name: v.optional(newName) }),
  response: newSession,
  responseHeaders: newSessionHeaders,
  problems: ['resource.unknown', 'single-sign-on.expired', 'single-sign-on.taken', 'account.email-taken'],
})
