import { paymentAmount } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { ownMembership } from '../memberships/own-membership.ts'
import { findMembershipDetails } from '../memberships/stores/membership-details.ts'
import { beginDue } from './begin-due.ts'
import { isPaymentDue } from './payment-store.ts'

/** Begins to pay what a membership waits for: deposit and fee. */
export const beginPayment: Verb<'beginPayment'> = async (context, call) => {
  const { db, caller, input } = call
  const { id: membershipId, organizationId } = await ownMembership(db, caller, input.params.id)
  const paidFor = { organizationId, membershipId, invoiceId: null }
  return beginDue(context, call, paidFor, async () => {
    const membership = await ownMembership(db, caller, membershipId)
    const { depositOre, feeOre } = await findMembershipDetails(db, membership)
    const amountOre = paymentAmount({ depositOre, feeOre })
    // Something overdue is paid by its invoice, never by another deposit.
    if (amountOre === undefined || !(await isPaymentDue(db, paidFor))) throw new Refusal('payment.not-due')
    return { depositOre, feeOre, invoiceOre: 0, amountOre, description: `Medlemskap: ${membership.name}` }
  })
}
