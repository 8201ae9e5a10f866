import type { Verb } from '../../platform/verb.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { isWithinPartner } from '../sessions/is-within-partner.ts'
import * as memberships from './stores/memberships.ts'
import { toMembership } from './to-membership.ts'

export const listMemberships: Verb<'listMemberships'> = async (_context, { db, caller }) => {
  const person = await findPerson(db, caller.personId)
  const found = await memberships.listMemberships(db, caller.personId)
  const usable = found.filter(({ organizationId }) => isWithinPartner(caller, organizationId))
  return { answer: { data: usable.map((membership) => toMembership(membership, person?.oidcId ?? null)) } }
}
