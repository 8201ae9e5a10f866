import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flagText } from '../primitives.ts'
import { newSession, newSessionHeaders } from '../sign-on-fields.ts'

const tag = 'Innlogging'
const params = v.object({ partner: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'field.unknown')) })
const body = v.object({
  /** The partner's signed JWT. */
  token: v.pipe(v.string('field.required'), v.nonEmpty('field.required'), v.maxLength(8000, 'field.too-long')),
})
const tokenProblems = ['resource.unknown', 'partner.refused', 'partner.expired', 'partner.used'] as const

/** An element by its name, or a text. */
const drawnNode = v.object({
  /** How many elements it is in. */
  depth: v.number(),
  name: v.optional(v.string()),
  attributes: v.optional(v.record(v.string(), v.string())),
  text: v.optional(v.string()),
})

export const getPartner = endpoint('GET /api/partner/{partner}', {
  summary: 'The name of a partner, for its own pages and for who is asked to trust it',
  tag,
  access: 'public',
  partner: true,
  params,
  response: v.object({ entity: v.object({ key: v.string(), name: v.string() }) }),
  problems: ['resource.unknown'],
})

export const getPartnerSearch = endpoint('GET /api/partner/{partner}/search', {
  summary: "The search as a partner's page shows a visitor first, drawn",
  description:
    'Elements and texts in their order, for a shadow root, with the style sheet of their classes, from a search that is at most half a minute old. No HTML, which the policy of a page may forbid.',
  tag: 'Finn bil',
  access: 'public',
  partner: true,
  params,
  query: v.object({
    /** Whether the map stands beside the list. */
    wide: v.optional(flagText, false),
    theme: v.optional(v.picklist(['auto', 'light', 'dark'], 'field.unknown'), 'auto'),
    map: v.optional(v.picklist(['near', 'asked'], 'field.unknown'), 'asked'),
  }),
  response: v.object({ nodes: v.array(drawnNode), styles: v.string() }),
  problems: ['resource.unknown'],
})

export const logInByPartner = endpoint('POST /api/partner/{partner}/auth', {
  summary: "Log in with a token that a partner's site has signed",
  description:
    'A JWT signed with EdDSA or RS256 by a key of the partner (`kid`), with `iss` (the {partner}), `aud`, `sub`, `jti`, `iat` and `exp`, ' +
    'at most five minutes apart; `nbf`, `name`, `email`, `email_verified` and `phone` if there are any. It counts once. ' +
    'The session may search, book and use own reservations, and nothing else. `username` is the name.',
  tag,
  access: 'public',
  partner: true,
  params,
  body,
  response: newSession,
  responseHeaders: newSessionHeaders,
  problems: [...tokenProblems, 'partner.account-exists'],
})

export const linkPartner = endpoint('POST /api/partner/{partner}/link', {
  summary: 'Link me to the person of a token that was refused with `partner.account-exists`',
  description: "Only where the e-mail address that the partner has verified is the one of the session's user.",
  tag,
  access: 'session',
  params,
  body,
  problems: [...tokenProblems, 'partner.other-account', 'partner.already-linked'],
})
