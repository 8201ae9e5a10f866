import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { whoami as whoamiEntity } from '../entities/person.ts'
import { flag } from '../primitives.ts'
import { linkProblems, newSession, newSessionHeaders, signOnPhone, sub } from '../sign-on-fields.ts'

const tag = 'Innlogging'
const mine = { tag, access: 'session', partner: true } as const
const open = { tag: 'Drift', access: 'public' } as const

const username = v.pipe(
  v.string('field.required'),
  v.trim(),
  v.nonEmpty('field.required'),
  v.maxLength(254, 'field.too-long'),
)

export const login = endpoint('POST /api/login', {
  summary: 'Log in with e-mail and password',
  description:
    'The token is the `authorization` header of the answer; send it back in the same header on every later call. ' +
    'With `sub` (and `phoneNo`) the user is linked to the single sign-on that waits in this browser.',
  tag,
  access: 'public',
  bodyType: 'form',
  body: v.object({
    username,
    password: v.pipe(v.string('field.required'), v.nonEmpty('field.required'), v.maxLength(256, 'field.too-long')),
    sub: v.optional(sub),
    phoneNo: v.optional(signOnPhone),
  }),
  response: newSession,
  responseHeaders: newSessionHeaders,
  problems: ['login.failed', 'login.locked', ...linkProblems],
})

export const sendLoginLink = endpoint('POST /api/login/link', {
  summary: 'Mail a link with which a browser may try to log in although the account is locked',
  description: 'The answer is the same, and as fast, whether there is such an account or not.',
  tag,
  access: 'public',
  body: v.object({ username }),
})

export const knowBrowserByLink = endpoint('POST /api/login/browser', {
  summary: 'Count the attempts of this browser apart, with the token of the link; nobody is logged in by it',
  tag,
  access: 'public',
  body: v.object({ token: v.pipe(v.string('field.required'), v.maxLength(200, 'field.too-long')) }),
  problems: ['account.link-dead'],
})

export const logout = endpoint('POST /api/logout', {
  ...mine,
  staffSession: true,
  summary: 'Log out: the token is dead at once, everywhere',
})

export const whoami = endpoint('GET /api/users/whoami', {
  ...mine,
  staffSession: true,
  summary: 'Who the session belongs to, with memberships, permissions and organisations',
  response: whoamiEntity,
})

export const getFeatureToggle = endpoint('GET /api/feature-toggles/{name}', {
  ...open,
  summary: 'Whether a feature is switched on; an unknown name is off',
  partner: true,
  params: v.object({ name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'field.format')) }),
  response: v.object({ entity: flag }),
  cacheSeconds: 900,
})

/** However it is spelt: no report is thrown away for a word, and what is not known counts as an error. */
const severity = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.transform((word) => (word === 'warning' ? 'warn' : word)),
    v.picklist(['debug', 'info', 'warn', 'error']),
  ),
  'error',
)

export const writeLog = endpoint('POST /api/log', {
  ...open,
  summary: 'Report an error of the client; anything that looks like a token is redacted',
  body: v.object({
    message: v.pipe(v.string('field.required'), v.nonEmpty('field.required'), v.maxLength(4000, 'field.too-long')),
    severity,
  }),
})
