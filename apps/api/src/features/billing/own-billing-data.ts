import { billingFields, type OwnBillingData } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Verbs } from '../../platform/verb.ts'
import { ownMembership } from '../memberships/own-membership.ts'
import { listMembers, type Membership } from '../memberships/stores/memberships.ts'
import { changeBillingData } from './billing-data.ts'
import { fieldsToMend } from './runs/buyer-rules.ts'
import { findBillingData } from './stores/billing-data.ts'
import { findKnownBuyer } from './stores/buyers.ts'

const answer = async (db: Queryable, { organizationId, id }: Membership): Promise<OwnBillingData> => {
  const key = { organizationId, membershipId: id }
  const { version: _, payerEmail: __, ...data } = await findBillingData(db, key)
  const { payer, paidBy, ...buyer } = await findKnownBuyer(db, key)
  const members = await listMembers(db, organizationId, id)
  const wrong = new Set<string>(paidBy === null ? fieldsToMend(buyer) : [])
  return {
    ...data,
    paidBy,
    payer,
    members: members.map((member) => ({ id: member.id, name: member.name })),
    missing: billingFields.filter((field) => wrong.has(field)),
  }
}

/** Who receives the invoices of a membership, for its owners. */
export const ownBillingDataVerbs = {
  getBillingData: async (_context, { db, caller, input }) => ({
    answer: await answer(db, await ownMembership(db, caller, input.params.id)),
  }),
  updateBillingData: async (_context, { db, caller, input: { params, body } }) => {
    const membership = await ownMembership(db, caller, params.id)
    await changeBillingData(db, { organizationId: membership.organizationId, membershipId: membership.id }, body)
    return { answer: { entity: await answer(db, membership), errors: [] } }
  },
} satisfies Partial<Verbs>
