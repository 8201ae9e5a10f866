import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/verb.ts'
import { isWithinPartner } from '../sessions/is-within-partner.ts'
import { findMembership, type Membership } from './stores/memberships.ts'

/** A membership that the caller is in. Another's is refused like one that does not exist. */
export const myMembership = async (db: Queryable, caller: Caller, id: number): Promise<Membership> => {
  const membership = await findMembership(db, caller.personId, id)
  if (membership === undefined || !isWithinPartner(caller, membership.organizationId))
    throw new Refusal('resource.unknown')
  return membership
}
