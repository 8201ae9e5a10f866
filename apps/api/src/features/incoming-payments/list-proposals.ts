import type { PaymentProposal } from '@delebil/core-api/admin'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { IncomingPayment } from '../billing/stores/incoming-payments.ts'
import { nearKids } from './matching/near-kids.ts'
import { rankProposals } from './matching/rank-proposals.ts'
import { findMembershipOfKid, listCandidates, listTakenBack } from './stores/candidates.ts'

const pairs = async (db: Queryable, { organizationId, id }: IncomingPayment): Promise<PaymentProposal[]> =>
  (await listTakenBack(db, organizationId, id)).map(({ sameKid, ...one }) => ({
    invoiceId: null,
    paymentId: one.id,
    membershipId: null,
    number: null,
    name: one.name,
    dueDate: one.bookedOn,
    restOre: one.amountOre,
    kid: one.kid,
    reasons: [...(sameKid ? (['TAKES_BACK'] as const) : []), 'AMOUNT' as const],
  }))

/** What a payment that waits may be for, and credit of the membership that its KID is of where that has nothing more to pay. */
export const listProposals = async (db: Queryable, payment: IncomingPayment): Promise<PaymentProposal[]> => {
  const { organizationId, kid, amountOre, allocatedOre, payerName, payerAccount } = payment
  if (amountOre === allocatedOre) return []
  if (amountOre < 0) return pairs(db, payment)
  const owner = await findMembershipOfKid(db, organizationId, kid)
  const asked = { kid, leftOre: amountOre - allocatedOre, payerName, membershipId: owner?.id ?? null }
  const near = new Set(kid === null || owner ? [] : nearKids(kid))
  const ranked = rankProposals(asked, near, await listCandidates(db, organizationId, payerAccount))
  const invoices = ranked.map(
    ({ otherNames: _, isKnownAccount: __, ...one }): PaymentProposal => ({ ...one, paymentId: null }),
  )
  if (owner === undefined) return invoices
  const credit: PaymentProposal = {
    invoiceId: null,
    paymentId: null,
    membershipId: owner.id,
    number: null,
    name: owner.name,
    dueDate: null,
    restOre: asked.leftOre,
    kid,
    reasons: ['SAME_MEMBERSHIP'],
  }
  return [...invoices, credit]
}
