import { checkPhone, checkSiteAddress, LOGO_MAX_LENGTH, parsePhone } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText } from '../entities/billing-data.ts'
import { id, list, text } from '../primitives.ts'
import { change } from './endpoints.ts'
import { staffCall, why } from './staff-call.ts'
import { gatewayKeys } from './system-health.ts'

const tag = 'Admin: oppsett'
const path = '/api/admin/setup'
const write = staffCall(tag, 'ADMIN_SETTINGS_WRITE')

/** What an organisation is set up with before it opens; the rest can wait. In the order in which one does it. */
export const setupSteps = {
  seller: { isRequired: true },
  contact: { isRequired: true },
  vat: { isRequired: true },
  mail: { isRequired: true },
  membershipType: { isRequired: true },
  tariff: { isRequired: true },
  car: { isRequired: true },
  administrators: { isRequired: false },
  logo: { isRequired: false },
  nightWatch: { isRequired: false },
  cars: { isRequired: false },
  license: { isRequired: false },
  sms: { isRequired: false },
  payment: { isRequired: false },
} as const satisfies Readonly<Record<string, { readonly isRequired: boolean }>>
export type SetupStep = keyof typeof setupSteps
const stepKeys = Object.keys(setupSteps) as SetupStep[]

const setup = v.object({ steps: v.array(v.object({ key: v.picklist(stepKeys), isDone: v.boolean() })) })
/** How far an organisation has come before it can open. */
export type Setup = v.InferOutput<typeof setup>

const profile = v.object({
  version: v.number(),
  /** Stands in addresses and files, and so stays. */
  key: v.string(),
  name: v.string(),
  /** SVG without anything that runs or is fetched. */
  logoSvg: v.nullable(v.string()),
  supportUrl: v.nullable(v.string()),
  nightWatchPhone: v.nullable(v.string()),
  /** The site by the organisation's own name, without a slash at the end. */
  siteUrl: v.nullable(v.string()),
})
/** How members see an organisation. */
export type Profile = v.InferOutput<typeof profile>

const phone = v.pipe(
  v.nullable(v.string('field.phone')),
  v.transform((typed) => typed ?? ''),
  v.check((typed) => checkPhone(typed) === undefined, 'field.phone'),
  v.transform((typed) => parsePhone(typed) ?? null),
)

const trial = v.object({
  key: v.picklist(gatewayKeys),
  /** 'unanswered' where nobody was there, 'refused' where somebody said no. */
  outcome: v.picklist(['works', 'unanswered', 'refused']),
  /** Where something was sent that one can look for. */
  sentTo: v.nullable(v.string()),
})
/** What came of trying a service. */
export type GatewayTrial = v.InferOutput<typeof trial>

/** The services that can be tried without doing anything to anybody. */
export const triedGateways = [
  'mail',
  'sms',
  'payment',
  'license',
  'cars',
] as const satisfies (typeof gatewayKeys)[number][]

export const setupCalls = {
  'setup.read': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'What the organisation has and lacks before it can open',
    response: setup,
  }),
  'profile.read': endpoint(`GET ${path}/profile`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'How members see the organisation, beside what stands on its invoices',
    response: profile,
  }),
  'profile.history': endpoint(`GET ${path}/profile/history`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'Who changed how members see the organisation, the newest first',
    response: list(change),
  }),
  'profile.change': endpoint(`PUT ${path}/profile`, {
    ...write,
    idempotent: true,
    summary: 'Change how members see the organisation; what is left out stays',
    description:
      'A logo is read as XML and kept without all that could run or be fetched; one that is no picture then is refused. What changed since `version` is refused with `record.stale`.',
    body: v.object({
      version: id,
      logoSvg: v.optional(v.nullable(text(LOGO_MAX_LENGTH))),
      supportUrl: optionalText(300, checkSiteAddress),
      nightWatchPhone: v.optional(phone),
      siteUrl: optionalText(300, checkSiteAddress),
      why,
    }),
    response: changed(profile),
    problems: ['record.stale'],
  }),
  'setup.try-gateway': endpoint(`POST ${path}/gateways/{key}/try`, {
    ...write,
    summary: 'Try a service that the server is connected to',
    description:
      'Mail and SMS are sent to whoever asks, at the address and the phone of their account. The others are asked about something that is not there.',
    isPatient: true,
    params: v.object({ key: v.picklist(triedGateways, 'field.unknown') }),
    response: trial,
    problems: ['resource.unknown', 'gateway.no-phone', 'gateway.no-car'],
  }),
} as const
