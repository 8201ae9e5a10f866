import type { BillingData } from '@delebil/core-api/admin'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { violationOf } from '../admin-records/stores/write-records.ts'
import { actOnRecord, readRecord } from '../admin-records/write-record.ts'
import { type BillingDataChange, saveBillingData } from '../memberships/stores/billing-data.ts'
import type { MembershipKey } from './stores/billing-basis.ts'
import { findBillingData, isMember } from './stores/billing-data.ts'

const changed = (before: BillingData, after: BillingData): FieldChanges => {
  const names = (Object.keys(before) as (keyof BillingData)[]).filter(
    (name) => before[name] !== after[name] && !derived.has(name),
  )
  return Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]))
}
const derived: ReadonlySet<keyof BillingData> = new Set(['version', 'customer', 'payerEmail'])

/** Changes who receives the invoices, and how; an organization number that another membership has is refused. */
export const changeBillingData = async (tx: Queryable, key: MembershipKey, sent: BillingDataChange): Promise<void> => {
  if (sent.payerId != null && !(await isMember(tx, key, Number(sent.payerId))))
    throw refuseField('payerId', 'field.unknown')
  try {
    await saveBillingData(tx, key, sent)
  } catch (error) {
    if (violationOf(error)?.constraint !== 'membership_by_organization_number') throw error
    throw refuseField('organizationNumber', 'membership.organization-taken')
  }
}

export const billingDataVerbs = {
  'memberships.billing-data': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'memberships', call.input.params.id)
    const key = { organizationId: call.office.organizationId, membershipId: id }
    return { answer: await findBillingData(call.db, key) }
  },
  'memberships.change-billing-data': async (context, call) => {
    const { db, office, input } = call
    const { version, why, ...sent } = input.body
    const key = { organizationId: office.organizationId, membershipId: input.params.id }
    await actOnRecord(
      { context, call },
      'memberships',
      key.membershipId,
      'billing-data',
      async () => {
        const before = await findBillingData(db, key)
        await changeBillingData(db, key, sent)
        return changed(before, await findBillingData(db, key))
      },
      { version, why },
    )
    return { answer: { entity: await findBillingData(db, key), errors: [] } }
  },
} satisfies Partial<AdminVerbs>
