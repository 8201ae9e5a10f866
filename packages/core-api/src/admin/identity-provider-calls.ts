import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { flag, id, list, text } from '../primitives.ts'
import { change } from './endpoints.ts'
import { staffCall, why } from './staff-call.ts'

const tag = 'Admin: innlogging for ansatte'
const path = '/api/admin/setup/identity-provider'
const read = staffCall(tag, 'ADMIN_SETTINGS_READ')
const write = { ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'), secondStep: 'recent' } as const

const required = (maxLength: number) => v.pipe(text(maxLength), v.minLength(1, 'field.required'))
const emailDomain = v.pipe(text(253), v.toLowerCase(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'field.email-domains'))

const identityProvider = v.object({
  version: v.number(),
  provider: v.nullable(
    v.object({
      title: v.string(),
      issuer: v.string(),
      clientId: v.string(),
      emailDomains: v.array(v.string()),
      isSecondStep: v.boolean(),
    }),
  ),
  /** To be registered at the provider. */
  callbackPath: v.string(),
})
/** Where the staff of an organisation log in with what they have there already. The secret is never told. */
export type IdentityProviderRecord = v.InferOutput<typeof identityProvider>

export const identityProviderCalls = {
  'identity-provider.read': endpoint(`GET ${path}`, {
    ...read,
    summary: 'The OpenID provider that the staff of the organisation log in at',
    response: identityProvider,
  }),
  'identity-provider.history': endpoint(`GET ${path}/history`, {
    ...read,
    summary: 'Who changed it, the newest first; never the secret',
    response: list(change),
  }),
  'identity-provider.set': endpoint(`PUT ${path}`, {
    ...write,
    idempotent: true,
    summary: 'Name the OpenID provider of the staff, or change it',
    description:
      'Only people who are on the staff already come in by it, known by an e-mail address of one of `emailDomains` the first time and by their name at the provider since. Their session is good for this organisation only. Where issuer, client or secret change, sessions that it began end. A secret that is left out stays.',
    body: v.object({
      version: id,
      title: required(40),
      issuer: required(300),
      clientId: required(200),
      clientSecret: v.optional(required(500)),
      emailDomains: v.pipe(v.array(emailDomain), v.minLength(1, 'field.required'), v.maxLength(20, 'field.too-long')),
      isSecondStep: flag,
      why,
    }),
    response: changed(identityProvider),
    problems: ['record.stale', 'identity-provider.no-key', 'identity-provider.issuer'],
  }),
  'identity-provider.remove': endpoint(`DELETE ${path}`, {
    ...write,
    idempotent: true,
    summary: 'Let the staff log in here only; sessions that the provider began end',
    body: v.object({ version: id, why }),
    response: changed(identityProvider),
    problems: ['record.stale', 'resource.unknown'],
  }),
  'identity-provider.try': endpoint(`POST ${path}/try`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'),
    summary: 'Ask the provider what it is; refused where it does not answer',
    problems: ['resource.unknown', 'single-sign-on.unanswered'],
  }),
} as const
