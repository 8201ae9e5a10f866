import type { Member, MembershipDetail } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { findMembershipDetails } from './stores/membership-details.ts'
import { findMembership, listMembers, type Membership } from './stores/memberships.ts'
import { toMembership } from './to-membership.ts'

/** The people of a membership, owners first. The caller has checked that it may be seen. */
export const answerMembers = async (
  db: Queryable,
  { organizationId, id }: Pick<Membership, 'organizationId' | 'id'>,
): Promise<Member[]> => {
  const members = await listMembers(db, organizationId, id)
  return members.map(({ isDefault, ...member }) => ({ ...member, default: isDefault }))
}

/** One membership of the person with all that its page tells. Another's is refused like one that does not exist. */
export const answerMembership = async (db: Queryable, personId: number, id: number): Promise<MembershipDetail> => {
  const membership = orRefuse(await findMembership(db, personId, id))
  const person = await findPerson(db, personId)
  const details = await findMembershipDetails(db, membership)
  const members = await answerMembers(db, membership)
  return { ...toMembership(membership, person?.oidcId ?? null), ...details, members }
}
