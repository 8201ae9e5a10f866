import type { BillingData } from '@delebil/core-api/admin'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { actOnRecord, readRecord } from '../admin-records/write-record.ts'
import { changeBillingData, findBillingData, isMember, type StoredBillingData } from './stores/billing-data.ts'

/** The billing data of a membership as it is answered. */
export const toBillingData = (stored: StoredBillingData): BillingData => ({
  version: stored.version,
  type: stored.type,
  customer: stored.customerName,
  payerId: stored.payerId,
  addressLine: stored.addressLine,
  postalCode: stored.postalCode,
  city: stored.city,
  organizationNumber: stored.organizationNumber,
  buyerReference: stored.buyerReference,
  invoiceMethod: stored.invoiceMethod,
  invoiceEmail: stored.invoiceEmail,
  payerEmail: stored.payerEmail,
})

const fields = ['payerId', 'addressLine', 'postalCode', 'city', 'organizationNumber', 'buyerReference'] as const
const billed = [...fields, 'invoiceMethod', 'invoiceEmail'] as const

export const billingDataVerbs = {
  'memberships.billing-data': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'memberships', call.input.params.id)
    const key = { organizationId: call.office.organizationId, membershipId: id }
    return { answer: toBillingData(await findBillingData(call.db, key)) }
  },
  'memberships.change-billing-data': async (context, call) => {
    const { db, office, input } = call
    const { version, why, ...sent } = input.body
    const key = { organizationId: office.organizationId, membershipId: input.params.id }
    if (sent.payerId != null && !(await isMember(db, key, sent.payerId))) throw refuseField('payerId', 'field.unknown')
    await actOnRecord(
      { context, call },
      'memberships',
      key.membershipId,
      'billing-data',
      async () => {
        const before = await findBillingData(db, key)
        if ((await changeBillingData(db, key, sent)) === 'number-taken') {
          throw refuseField('organizationNumber', 'membership.organization-taken')
        }
        const after = await findBillingData(db, key)
        const changed = billed.filter((field) => before[field] !== after[field])
        return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
      },
      { version, why },
    )
    return { answer: { entity: toBillingData(await findBillingData(db, key)), errors: [] } }
  },
} satisfies Partial<AdminVerbs>
