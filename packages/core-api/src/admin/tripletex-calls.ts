import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { id, idText, instantText, list, text } from '../primitives.ts'
import { change } from './endpoints.ts'
import { staffCall, why } from './staff-call.ts'

const tag = 'Admin: Tripletex'
const path = '/api/admin/tripletex/configuration/{organizationId}'
const write = {
  ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'),
  params: v.object({ organizationId: idText }),
  problems: ['resource.unknown'],
} as const

/** What has a number on both sides. */
export const mappingKinds = ['PRODUCT', 'VAT', 'ACCOUNT'] as const
export type MappingKind = (typeof mappingKinds)[number]
const kind = v.picklist(mappingKinds, 'field.unknown')

const finding = v.object({
  rule: v.string(),
  text: v.string(),
  /** What it is about, where it is one of the mappings. */
  kind: v.nullable(kind),
  own: v.nullable(v.string()),
})
export type ConnectionFinding = v.InferOutput<typeof finding>

/** How a subscription stands over there. */
export const webhookStates = [
  'ACTIVE',
  'DISABLED',
  'DISABLED_TOO_MANY_ERRORS',
  'DISABLED_RATE_LIMIT_EXCEEDED',
  'DISABLED_MISUSE',
] as const

const configuration = v.object({
  version: v.number(),
  /** Whether a token is kept. It is written and never shown. */
  hasToken: v.boolean(),
  /** Who invoices now, by the setting of the club. */
  owner: v.picklist(['OWN', 'TRIPLETEX']),
  /** What the last try of the connection said; null where it was never tried, or not since the token was changed. */
  tried: v.nullable(
    v.object({
      at: instantText,
      company: v.nullable(v.string()),
      /** Why it failed; null where it worked. */
      problem: v.nullable(v.string()),
      /** The last day of the last period that is closed over there, 'YYYY-MM-DD'. */
      closedUntil: v.nullable(v.string()),
      /** The periods of the last year and the next that are closed there, by their months 'YYYY-MM'. */
      closedMonths: v.array(v.string()),
      findings: v.array(finding),
    }),
  ),
  /** What the books call us for, as it stood when that was last tried; when they last called, and when payments were last read. */
  webhook: v.object({
    subscriptions: v.array(v.object({ event: v.string(), status: v.picklist(webhookStates) })),
    calledAt: v.nullable(instantText),
    paymentsReadAt: v.nullable(instantText),
    /** Why the last press of it failed; null of everything else. */
    problem: v.nullable(v.string()),
  }),
  /** Every product, VAT code and account that is billed by. */
  mappings: v.array(
    v.object({
      kind,
      own: v.string(),
      name: v.string(),
      /** What it is called over there: the same, unless somebody says otherwise. */
      foreignNumber: v.string(),
    }),
  ),
})
/** How a club reaches its books in Tripletex. */
export type TripletexConfiguration = v.InferOutput<typeof configuration>

const number = (maxLength: number) => v.pipe(text(maxLength), v.minLength(1, 'field.required'))

export const tripletexCalls = {
  'tripletex.read': endpoint(`GET ${path}`, {
    ...write,
    summary: 'How the organisation reaches its books in Tripletex; unknown where it has none there',
    response: configuration,
  }),
  'tripletex.history': endpoint('GET /api/admin/tripletex/history', {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'Who changed how the organisation reaches its books, the newest first; never the token itself',
    response: list(change),
    problems: ['resource.unknown'],
  }),
  'tripletex.change': endpoint(`PUT ${path}`, {
    ...write,
    summary: 'Change the token, or what things are called over there; what is left out stays',
    description: 'What changed since `version` is refused with `record.stale`, and `entity` is what it is now.',
    idempotent: true,
    body: v.object({
      version: id,
      employeeToken: v.optional(number(500)),
      mappings: v.optional(
        v.pipe(
          v.array(v.object({ kind, own: number(20), foreignNumber: number(20) })),
          v.maxLength(500, 'field.too-long'),
        ),
      ),
      why,
    }),
    response: changed(configuration),
    problems: ['resource.unknown', 'record.stale', 'accounting.no-service'],
  }),
  'tripletex.subscribe': endpoint(`POST ${path}/webhook`, {
    ...write,
    summary: 'Have Tripletex call when something is paid; what is there and does not call any more is made anew',
    description: 'What goes wrong is told in the answer.',
    isPatient: true,
    idempotent: true,
    response: configuration,
  }),
  'tripletex.try': endpoint(`POST ${path}/try`, {
    ...write,
    summary: 'Ask Tripletex who it is, and whether everything that is billed by has its place there',
    description: 'What goes wrong is told in the answer. Nothing is changed over there.',
    isPatient: true,
    response: configuration,
  }),
} as const
