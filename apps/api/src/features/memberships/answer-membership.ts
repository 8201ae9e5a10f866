import type { MembershipDetail } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { findMembershipDetails } from './stores/membership-details.ts'
import { findMembership } from './stores/memberships.ts'
import { toMembership } from './to-membership.ts'

/** One membership of the person with all that its page tells. Another's is refused like one that does not exist. */
export const answerMembership = async (db: Queryable, personId: number, id: number): Promise<MembershipDetail> => {
  const membership = orRefuse(await findMembership(db, personId, id))
  const person = await findPerson(db, personId)
  const details = await findMembershipDetails(db, membership)
  return { ...toMembership(membership, person?.oidcId ?? null), ...details }
}
