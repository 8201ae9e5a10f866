import { mayReadInvoices } from '@delebil/validation'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Verb } from '../../../platform/verb.ts'
import { myMembership } from '../../memberships/my-membership.ts'
import { openLinesOf } from '../list-billing-basis.ts'
import { findChargeKey, lockCharge } from '../stores/charges.ts'
import { disputeCharge } from './dispute-charge.ts'

/** A member says that a line is wrong: it stays off the next invoice until the club has answered. */
export const disputeLine: Verb<'disputeLine'> = async (_context, { db, caller, input, now }) => {
  const { id } = input.params
  const { organizationId, membershipId } = orRefuse(await findChargeKey(db, caller.personId, id))
  const membership = await myMembership(db, caller, membershipId)
  if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
  const charge = await lockCharge(db, organizationId, id)
  if (charge.isTakenBack || charge.reverses !== null || charge.state === 'dropped')
    throw new Refusal('charge.taken-back')
  if (charge.state === 'billed') throw new Refusal('charge.not-open')
  const said = { text: input.body.text, shouldBeOre: null, isFromStaff: false, personId: caller.personId, at: now }
  await disputeCharge(db, organizationId, charge, said)
  const [entity] = await openLinesOf(db, { organizationId, membershipId }, now, id)
  return { answer: { entity: orRefuse(entity), errors: [] } }
}
