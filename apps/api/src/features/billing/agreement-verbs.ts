import type { PaymentAgreements } from '@delebil/core-api/admin'
import { BANK_NOTIFIES } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerbs, OfficeCall } from '../admin-records/admin-verb.ts'
import { violationOf } from '../admin-records/stores/write-records.ts'
import { actOnRecord, readRecord } from '../admin-records/write-record.ts'
import { readAccountingOwner } from '../organizations/accounting-owner.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { findAgreements, type StoredAgreements, saveAgreements } from './stores/payment-agreements.ts'

const read = async ({ db, office, now }: OfficeCall, membershipId: number): Promise<PaymentAgreements> => {
  const { organizationId } = office
  const { type: _, ...stored } = await findAgreements(db, { organizationId, membershipId })
  const { directDebitLeadDays, directDebitNotifier } = await readPolicy(db, organizationId, now)
  const isOffered = (await readAccountingOwner(db, organizationId, now)) !== 'OWN'
  const isBankNotifying = directDebitNotifier === BANK_NOTIFIES
  return { ...stored, isOffered, leadDays: directDebitLeadDays, isBankNotifying }
}

const isAny = ({ hasEInvoice, directDebitKid }: StoredAgreements): boolean => hasEInvoice || directDebitKid !== null

const refuse = (after: StoredAgreements, isOffered: boolean) => {
  if (!isAny(after)) return
  if (!isOffered) throw new Refusal('membership.agreements-not-offered')
  if (after.type === 'COMPANY')
    throw refuseField(after.hasEInvoice ? 'hasEInvoice' : 'directDebitKid', 'membership.agreements-private')
}

const names = ['hasEInvoice', 'directDebitKid', 'directDebitNotice'] as const

/** What whoever pays for a membership has agreed with the bank. The accounting system bills by it, so without one there is nothing to agree. */
export const agreementVerbs = {
  'memberships.payment-agreements': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'memberships', call.input.params.id)
    return { answer: await read(call, id) }
  },
  'memberships.change-payment-agreements': async (context, call) => {
    const { db, office, input } = call
    const { version, why, ...sent } = input.body
    const key = { organizationId: office.organizationId, membershipId: input.params.id }
    const work = async () => {
      const before = await findAgreements(db, key)
      const { isOffered } = await read(call, key.membershipId)
      const directDebitKid = sent.directDebitKid === undefined ? before.directDebitKid : sent.directDebitKid
      const after = {
        ...before,
        hasEInvoice: sent.hasEInvoice ?? before.hasEInvoice,
        directDebitKid,
        directDebitNotice: directDebitKid !== null && (sent.directDebitNotice ?? before.directDebitNotice),
      }
      refuse(after, isOffered)
      await saveAgreements(db, key, after).catch((error: unknown) => {
        if (violationOf(error)?.constraint !== 'membership_by_direct_debit') throw error
        throw refuseField('directDebitKid', 'membership.kid-taken')
      })
      const changed = names.filter((name) => before[name] !== after[name])
      return Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]))
    }
    await actOnRecord({ context, call }, 'memberships', key.membershipId, 'payment-agreements', work, { version, why })
    return { answer: { entity: await read(call, key.membershipId), errors: [] } }
  },
} satisfies Partial<AdminVerbs>
