import type { Settings, SettingValue } from '@delebil/core-api/admin'
import {
  checkPolicyStart,
  checkPolicyValue,
  isPolicyKey,
  type PolicyKey,
  policyAt,
  policyFields,
} from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { answerHistory } from '../admin-records/answer-history.ts'
import { refuseStale } from '../admin-records/refuse-stale.ts'
import { isConnected } from './stores/connected-books.ts'
import { deleteSetting, listSettings, lockSettings, putSetting, type StoredSetting } from './stores/settings.ts'

type Asked = Pick<AdminCall, 'db' | 'office' | 'caller' | 'now'>

/** There is one record of settings an organisation, and it has the organisation's id. */
const recordOf = ({ office: { organizationId } }: Pick<AdminCall, 'office'>) => ({
  organizationId,
  resource: 'settings',
  id: organizationId,
})

// What is no policy holds nowhere, so it is not told either.
const toValue = ({ key, value, validFrom, ...rest }: StoredSetting): SettingValue[] =>
  isPolicyKey(key) && checkPolicyValue(key, value) === undefined
    ? [{ key, value: value as number | string, validFrom: formatInstant(validFrom), ...rest }]
    : []

const owner = { key: 'accountingOwner', code: 'accounting.not-connected' } as const

/** The owners of invoices that cannot be chosen now: only one that the organization is connected to can. */
const barredOf = async ({ db, office }: Asked): Promise<Settings['barred']> => {
  if (await isConnected(db, office.organizationId)) return []
  return policyFields[owner.key].choices.flatMap((_, value) => (value === 0 ? [] : [{ ...owner, value }]))
}

const read = async (asked: Asked): Promise<Settings> => {
  const changes = await listAdminChanges(asked.db, recordOf(asked))
  const values = (await listSettings(asked.db, asked.office.organizationId)).flatMap(toValue)
  return { version: (changes[0]?.id ?? 0) + 1, at: formatInstant(asked.now), values, barred: await barredOf(asked) }
}

const readLocked = async (asked: Asked, version: number): Promise<Settings> => {
  await lockSettings(asked.db, asked.office.organizationId)
  const before = await read(asked)
  refuseStale(version, before)
  return before
}

const isAt = (key: PolicyKey, validFrom: string) => (value: SettingValue) =>
  value.key === key && value.validFrom === validFrom

const valueAt = ({ values }: Settings, key: PolicyKey, at: Date): number | string => policyAt(values, at)[key]

const keep = async (
  asked: Asked,
  action: 'change' | 'remove',
  key: PolicyKey,
  [before, after]: [Settings, Settings],
  { validFrom, why }: { validFrom: Date; why: string | undefined },
) => {
  const from = formatInstant(validFrom)
  const stood = (settings: Settings) => (settings.values.some(isAt(key, from)) ? from : null)
  await recordAdminChange(asked.db, recordOf(asked), {
    personId: asked.caller.personId,
    at: asked.now,
    action,
    changes: {
      [key]: { from: valueAt(before, key, validFrom), to: valueAt(after, key, validFrom) },
      validFrom: { from: stood(before), to: stood(after) },
    },
    why,
  })
  return { answer: { entity: await read(asked), errors: [] as [] } }
}

/** What an organisation decides, each value from an instant on. What has begun is never another afterwards. */
export const settingVerbs = {
  'settings.read': async (_context, call) => ({ answer: await read(call) }),
  'settings.history': (_context, call) => answerHistory(call.db, recordOf(call)),
  'settings.change': async (_context, call) => {
    const { db, office, caller, now } = call
    const { key, value, from: validFrom = now, version, why } = call.input.body
    if (validFrom < now) throw refuseField('from', 'field.in-past')
    const late = checkPolicyStart(key, validFrom)
    if (late) throw refuseField('from', late)
    const bar = (await barredOf(call)).find((one) => one.key === key && one.value === value)
    if (bar) throw refuseField('value', bar.code)
    const before = await readLocked(call, version)
    const setting = { organizationId: office.organizationId, key, validFrom }
    await putSetting(db, setting, { value, personId: caller.personId, at: now, why })
    return keep(call, 'change', key, [before, await read(call)], { validFrom, why })
  },
  'settings.remove': async (_context, call) => {
    const { db, office, now } = call
    const { key, validFrom, version, why } = call.input.query
    const before = await readLocked(call, version)
    if (!before.values.some(isAt(key, formatInstant(validFrom)))) throw new Refusal('resource.unknown')
    if (validFrom <= now) throw new Refusal('setting.in-force')
    await deleteSetting(db, { organizationId: office.organizationId, key, validFrom })
    return keep(call, 'remove', key, [before, await read(call)], { validFrom, why })
  },
} satisfies Partial<AdminVerbs>
