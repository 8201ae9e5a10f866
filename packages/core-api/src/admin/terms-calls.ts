import { TERMS_MAX_LENGTH } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { flag, id, instant, instantText, list, text } from '../primitives.ts'
import { change } from './endpoints.ts'
import { madeFromVersion, org, staffCall, why } from './staff-call.ts'

const tag = 'Admin: vilkår'
const path = '/api/admin/terms'
const write = { ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'), idempotent: true } as const

const name = v.pipe(text(40), v.nonEmpty('field.required'))
const versions = v.object({
  version: v.number(),
  /** The latest first. */
  data: v.array(
    v.object({
      version: v.string(),
      validFrom: instantText,
      text: v.string(),
      /** Members who accepted an older one are asked to accept this. */
      isAsked: v.boolean(),
      state: v.picklist(['UPCOMING', 'IN_FORCE', 'PAST']),
      /** How many have accepted it. */
      accepted: v.number(),
    }),
  ),
})
/** The terms of an organisation by version. */
export type TermsVersions = v.InferOutput<typeof versions>

export const termsCalls = {
  'terms.read': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'The versions of the terms, the latest first',
    response: versions,
  }),
  'terms.history': endpoint(`GET ${path}/history`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'Who made and took back versions of the terms, the newest first',
    response: list(change),
  }),
  'terms.add': endpoint(`POST ${path}`, {
    ...write,
    summary: 'Make a version of the terms that is in force from a moment of today or later',
    description: 'It is never changed. Prices and rules stand in the terms by themselves; `text` is the rest.',
    body: v.object({ version: id, name, validFrom: instant, text: text(TERMS_MAX_LENGTH), isAsked: flag, why }),
    response: changed(versions),
    problems: ['record.stale', 'terms.taken', 'terms.same-day'],
  }),
  'terms.remove': endpoint(`DELETE ${path}`, {
    ...write,
    summary: 'Take back a version of the terms that is not in force yet',
    query: v.object({ ...org, name, version: madeFromVersion, why }),
    response: changed(versions),
    problems: ['record.stale', 'resource.unknown', 'terms.in-force'],
  }),
} as const
