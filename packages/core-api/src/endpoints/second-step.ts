import * as v from 'valibot'
import { somePassword } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { instantText, text } from '../primitives.ts'

const mine = { tag: 'Innlogging i to trinn', access: 'session' } as const
const path = '/api/second-step'

const factor = v.object({
  id: v.number(),
  kind: v.picklist(['APP', 'PASSKEY']),
  name: v.string(),
  createdAt: instantText,
  lastUsedAt: v.nullable(instantText),
})

const secondStep = v.object({
  factors: v.array(factor),
  recoveryCodesLeft: v.number(),
  /** When this session proved it; null where it has not. */
  provedAt: v.nullable(instantText),
  /** An organisation that I am on the staff of demands it. */
  isDemanded: v.boolean(),
  /** An app that counts codes can be added here. */
  hasApps: v.boolean(),
  /** The provider of the organisation's staff that began this session, where it vouches for a second step: logging in there again proves it again. Absent for others. */
  provider: v.optional(v.object({ key: v.string(), title: v.string() })),
})

const name = v.pipe(text(60), v.minLength(1, 'field.required'))
const code = v.pipe(text(40), v.minLength(1, 'field.required'))
/** What the browser made of a passkey, as WebAuthn has it in JSON; the server reads it whole. */
const made = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({}),
})
/** What the browser is to be asked with, as WebAuthn has it in JSON. */
const options = v.object({ options: v.looseObject({ challenge: v.string() }) })
/** Shown once, when there were none before. */
const added = v.object({ secondStep, recoveryCodes: v.nullable(v.array(v.string())) })
const currentPassword = v.optional(somePassword)
const first = ['account.password-wrong', 'login.locked', 'second-step.again'] as const

export const getSecondStep = endpoint(`GET ${path}`, {
  ...mine,
  staffSession: true,
  summary: 'What I prove myself with beside my log-in, and whether this session has',
  response: secondStep,
})

export const beginApp = endpoint(`POST ${path}/apps`, {
  ...mine,
  summary: 'Begin to add an app that counts codes (TOTP)',
  description:
    'It counts for nothing before a code of it is confirmed. The first of all needs my password, later ones a recent second step.',
  body: v.object({ name, currentPassword }),
  status: 201,
  response: v.object({ id: v.number(), secret: v.string(), uri: v.string() }),
  problems: [...first, 'resource.unknown', 'second-step.too-many'],
})

export const confirmApp = endpoint(`POST ${path}/apps/{id}/confirm`, {
  ...mine,
  ...ofOne,
  summary: 'Confirm an app with a code of it',
  body: v.object({ code }),
  response: added,
  problems: ['resource.unknown', 'second-step.code', 'second-step.again', 'login.locked'],
})

export const beginPasskey = endpoint(`POST ${path}/passkeys/begin`, {
  ...mine,
  summary: 'Begin to add a passkey',
  body: v.object({ currentPassword }),
  response: options,
  problems: [...first, 'second-step.too-many'],
})

export const addPasskey = endpoint(`POST ${path}/passkeys`, {
  ...mine,
  summary: 'Add the passkey that the browser made',
  body: v.object({ name, made }),
  status: 201,
  response: added,
  problems: ['second-step.passkey', 'second-step.again'],
})

export const removeFactor = endpoint(`DELETE ${path}/factors/{id}`, {
  ...mine,
  ...ofOne,
  summary: 'Take away one of what I prove myself with',
  response: secondStep,
  problems: ['resource.unknown', 'second-step.again', 'second-step.last'],
})

export const renewRecoveryCodes = endpoint(`POST ${path}/recovery-codes`, {
  ...mine,
  summary: 'Make new recovery codes; the old ones end',
  response: v.object({ recoveryCodes: v.array(v.string()) }),
  problems: ['second-step.again', 'second-step.missing'],
})

export const proveByCode = endpoint(`POST ${path}/prove`, {
  ...mine,
  staffSession: true,
  summary: 'Prove the second step of this session with a code of an app, or a recovery code',
  body: v.object({ code }),
  response: secondStep,
  problems: ['second-step.code', 'login.locked'],
})

export const beginProof = endpoint(`POST ${path}/passkeys/ask`, {
  ...mine,
  staffSession: true,
  summary: 'Begin to prove the second step with a passkey',
  response: options,
  problems: ['second-step.missing'],
})

export const proveByPasskey = endpoint(`POST ${path}/passkeys/prove`, {
  ...mine,
  staffSession: true,
  summary: 'Prove the second step of this session with what a passkey signed',
  body: v.object({ made }),
  response: secondStep,
  problems: ['second-step.passkey', 'login.locked'],
})
