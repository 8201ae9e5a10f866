import { checkPolicyValue, parseDateField, policyKeys } from '@delebil/validation'
import { osloInstant } from '@delebil/validation/time'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, instantText, list } from '../primitives.ts'
import { change } from './endpoints.ts'
import { madeFromVersion, org, staffCall, why } from './staff-call.ts'

const tag = 'Admin: innstillinger'
const path = '/api/admin/settings'
const read = staffCall(tag, 'ADMIN_SETTINGS_READ')
const write = { ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'), idempotent: true } as const
const key = v.picklist(policyKeys, 'field.unknown')

const settingValue = v.object({
  key,
  value: v.union([v.number(), v.string()]),
  /** It holds from then on, until the next of its key. */
  validFrom: instantText,
  person: v.nullable(v.object({ id: v.number(), name: v.string() })),
  why: v.nullable(v.string()),
})
export type SettingValue = v.InferOutput<typeof settingValue>

const settings = v.object({
  version: v.number(),
  /** When this was so. */
  at: instantText,
  /** All that was ever decided and not taken back, the oldest first. What is not here is as `policyFields` says. */
  values: v.array(settingValue),
  /** Values of choices that would be refused now, and why. */
  barred: v.array(v.object({ key, value: v.number(), code: v.picklist(['accounting.not-connected']) })),
})
/** What an organisation decides. */
export type Settings = v.InferOutput<typeof settings>

/** A date: 00:00 in Oslo for the server. */
const day = v.pipe(
  v.string('field.date'),
  v.rawTransform<string, Date>(({ dataset, addIssue, NEVER }) => {
    const parts = parseDateField(dataset.value)
    if (parts) return osloInstant(parts)
    addIssue({ message: dataset.value.trim() === '' ? 'field.date' : 'field.format' })
    return NEVER
  }),
)

export const settingCalls = {
  'settings.read': endpoint(`GET ${path}`, {
    ...read,
    summary: 'What the organisation decides: what holds, what held and what comes',
    response: settings,
  }),
  'settings.history': endpoint(`GET ${path}/history`, {
    ...read,
    summary: 'Who decided what, the newest first; also what was taken back before it came',
    response: list(change),
  }),
  'settings.change': endpoint(`PUT ${path}`, {
    ...write,
    summary: 'Decide a value from a date on, or at once',
    description:
      'One that is to begin at the same time is replaced. What changed since `version` is refused with `record.stale`, and `entity` is what it is now.',
    body: v.pipe(
      v.object({
        key,
        value: v.nullish(v.union([v.number(), v.string()], 'field.digits')),
        /** From 00:00 in Oslo; left out, from this moment on. */
        from: v.optional(day),
        version: id,
        why,
      }),
      v.rawTransform(({ dataset, addIssue }) => {
        const { value, ...rest } = dataset.value
        const message = checkPolicyValue(rest.key, value)
        if (message)
          addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'value', value }] })
        return { ...rest, value: typeof value === 'string' ? value.trim() : (value as number) }
      }),
    ),
    response: changed(settings),
    problems: ['record.stale', 'setting.month-start'],
  }),
  'settings.remove': endpoint(`DELETE ${path}`, {
    ...write,
    summary: 'Take back a value that does not hold yet',
    query: v.object({ ...org, key, validFrom: instant, version: madeFromVersion, why }),
    response: changed(settings),
    problems: ['resource.unknown', 'record.stale', 'setting.in-force'],
  }),
} as const
