import { staffSignOnCallbackPath } from '@delebil/core-api'
import type { IdentityProviderRecord } from '@delebil/core-api/admin'
import { checkSiteAddress } from '@delebil/validation'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { wholeRecord } from '../admin-records/whole-record.ts'
import { lockSettings } from '../organizations/stores/settings.ts'
import { connectStaffProvider, sealSecret } from './connect-staff-provider.ts'
import * as store from './identity-provider-store.ts'

type Asked = Pick<AdminCall, 'db' | 'office'>

const record = wholeRecord('identity-provider', lockSettings)
/** Machines inside have no name that anybody may give. */
const byNumber = /^https:\/\/(\d+(\.\d+){3})(?=[:/?#]|$)/
const loopback = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/

const read = async (asked: Asked): Promise<IdentityProviderRecord> => {
  const { db, office } = asked
  const found = await store.findIdentityProvider(db, office.organizationId)
  const key = await store.organizationKey(db, office.organizationId)
  const {
    sealedClientSecret: _secret,
    organizationId: _id,
    ...provider
  } = found ?? ({} as store.StoredIdentityProvider)
  return {
    version: await record.versionOf(asked),
    provider: found ? { ...provider, emailDomains: [...provider.emailDomains] } : null,
    callbackPath: staffSignOnCallbackPath(key),
  }
}

const readLocked = (call: AdminCall, version: number) => record.readLocked(call, version, read)
const keep = (call: AdminCall, action: string, changes: FieldChanges, why: string | undefined) =>
  record.keep(call, { action, changes, why }, read)

const checkIssuer = ({ config }: Context, issuer: string): void => {
  const isHere = config.LOCAL_IDENTITY_PROVIDERS && loopback.test(issuer)
  if (!isHere && (byNumber.test(issuer) || checkSiteAddress(issuer) !== undefined))
    throw refuseField('issuer', 'identity-provider.issuer')
}

const changedFields = (
  { provider: before }: IdentityProviderRecord,
  after: store.IdentityProviderFields,
): FieldChanges =>
  Object.fromEntries(
    (['title', 'issuer', 'clientId', 'emailDomains', 'isSecondStep'] as const)
      .map((field) => [field, { from: before?.[field] ?? null, to: after[field] }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )

/** Where the staff of an organization log in. */
export const identityProviderVerbs = {
  'identity-provider.read': async (_context, call) => ({ answer: await read(call) }),
  'identity-provider.history': (_context, call) => record.answerHistory(call),
  'identity-provider.set': async (context, call) => {
    const { version, why, clientSecret, ...fields } = call.input.body
    const { organizationId } = call.office
    checkIssuer(context, fields.issuer)
    const before = await readLocked(call, version)
    const stored = await store.findIdentityProvider(call.db, organizationId)
    // A secret is of the provider that gave it.
    const kept = stored?.issuer === fields.issuer ? stored.sealedClientSecret : undefined
    const sealed = clientSecret === undefined ? kept : sealSecret(context, clientSecret)
    if (sealed === undefined) throw refuseField('clientSecret', 'field.required')
    const changes = changedFields(before, fields)
    await store.putIdentityProvider(call.db, organizationId, fields, sealed)
    if (clientSecret !== undefined || changes['issuer'] || changes['clientId'])
      await store.endProviderSessions(call.db, organizationId, call.now)
    const withSecret = clientSecret === undefined ? changes : { ...changes, clientSecret: { from: null, to: 'ny' } }
    return keep(call, stored ? 'change' : 'create', withSecret, why)
  },
  'identity-provider.remove': async (_context, call) => {
    const { version, why } = call.input.body
    const before = await readLocked(call, version)
    const provider = orRefuse(before.provider ?? undefined)
    await store.deleteIdentityProvider(call.db, call.office.organizationId)
    await store.endProviderSessions(call.db, call.office.organizationId, call.now)
    return keep(call, 'remove', { title: { from: provider.title, to: null } }, why)
  },
  'identity-provider.try': async (context, { db, office }) => {
    const found = await store.findIdentityProvider(db, office.organizationId)
    if (found === undefined) throw new Refusal('resource.unknown')
    await connectStaffProvider(context, found).tryOut()
    return { answer: undefined }
  },
} satisfies Partial<AdminVerbs>
