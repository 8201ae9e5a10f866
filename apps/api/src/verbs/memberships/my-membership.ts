import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import { findMembership, type Membership } from '../../stores/memberships.ts'
import type { Caller } from '../../verb.ts'
import { isWithinPartner } from '../partners/is-within-partner.ts'

/** A membership that the caller is in. Another's is refused like one that does not exist. */
export const myMembership = async (db: Queryable, caller: Caller, id: number): Promise<Membership> => {
  const membership = await findMembership(db, caller.personId, id)
  if (membership === undefined || !isWithinPartner(caller, membership.organizationId))
    throw new Refusal('resource.unknown')
  return membership
}
