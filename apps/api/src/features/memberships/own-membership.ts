import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/verb.ts'
import { myMembership } from './my-membership.ts'
import type { Membership } from './stores/memberships.ts'

/** A membership that the caller owns. A member who is no owner is told so; an outsider is told that there is none. */
export const ownMembership = async (db: Queryable, caller: Caller, id: number): Promise<Membership> => {
  const membership = await myMembership(db, caller, id)
  if (!membership.isOwner) throw new Refusal('membership.not-owner')
  return membership
}
