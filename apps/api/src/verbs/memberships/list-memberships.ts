import * as memberships from '../../stores/memberships.ts'
import { findPerson } from '../../stores/persons.ts'
import type { Verb } from '../../verb.ts'
import { isWithinPartner } from '../partners/is-within-partner.ts'
import { toMembership } from './to-membership.ts'

export const listMemberships: Verb<'listMemberships'> = async (_context, { db, caller }) => {
  const person = await findPerson(db, caller.personId)
  const found = await memberships.listMemberships(db, caller.personId)
  const usable = found.filter(({ organizationId }) => isWithinPartner(caller, organizationId))
  return { answer: { data: usable.map((membership) => toMembership(membership, person?.oidcId ?? null)) } }
}
