import type { TermsVersions } from '@delebil/core-api/admin'
import { formatInstant, osloDateText } from '@delebil/validation/time'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { wholeRecord } from '../admin-records/whole-record.ts'
import { lockSettings } from './stores/settings.ts'
import { deleteTermsVersion, insertTermsVersion, listTermsVersions } from './stores/terms-versions.ts'

type Asked = Pick<AdminCall, 'db' | 'office' | 'now'>

const record = wholeRecord('terms', lockSettings)

const read = async (asked: Asked): Promise<TermsVersions> => {
  const versions = await listTermsVersions(asked.db, asked.office.organizationId)
  const inForce = versions.find(({ validFrom }) => validFrom <= asked.now)
  return {
    version: await record.versionOf(asked),
    data: versions.map(({ validFrom, ...one }) => ({
      ...one,
      validFrom: formatInstant(validFrom),
      state: validFrom > asked.now ? 'UPCOMING' : one.version === inForce?.version ? 'IN_FORCE' : 'PAST',
    })),
  }
}

const readLocked = (call: AdminCall, version: number) => record.readLocked(call, version, read)
const keep = (call: AdminCall, action: string, changes: FieldChanges, why: string | undefined) =>
  record.keep(call, { action, changes, why }, read)

/** The terms of an organization by version. What somebody may have accepted never changes: another version takes its place. */
export const termsVerbs = {
  'terms.read': async (_context, call) => ({ answer: await read(call) }),
  'terms.history': (_context, call) => record.answerHistory(call),
  'terms.add': async (_context, call) => {
    const { version, name, validFrom, text, isAsked, why } = call.input.body
    const { data } = await readLocked(call, version)
    if (osloDateText(validFrom) < osloDateText(call.now)) throw refuseField('validFrom', 'field.in-past')
    if (data.some((one) => one.version.toLowerCase() === name.toLowerCase())) throw refuseField('name', 'terms.taken')
    if (data.some((one) => Date.parse(one.validFrom) === Number(validFrom)))
      throw refuseField('validFrom', 'terms.same-day')
    await insertTermsVersion(call.db, call.office.organizationId, { version: name, validFrom, text, isAsked })
    const changes = { version: { from: null, to: name }, validFrom: { from: null, to: formatInstant(validFrom) } }
    return keep(call, 'create', changes, why)
  },
  'terms.remove': async (_context, call) => {
    const { name, version, why } = call.input.query
    const { data } = await readLocked(call, version)
    const { state } = orRefuse(data.find((one) => one.version === name))
    if (state !== 'UPCOMING') throw new Refusal('terms.in-force')
    if ((await deleteTermsVersion(call.db, call.office.organizationId, name)) === 0) throw new Refusal('terms.in-force')
    return keep(call, 'remove', { version: { from: name, to: null } }, why)
  },
} satisfies Partial<AdminVerbs>
