import type { Permission } from '@delebil/core-api'
import { Refusal } from '../../refusal.ts'
import { listMemberships } from '../../stores/memberships.ts'
import { listOrganizations } from '../../stores/organizations.ts'
import { findPerson, listPermissions } from '../../stores/persons.ts'
import type { Verb } from '../../verb.ts'
import { toMembership } from '../memberships/to-membership.ts'

/** The person of the session, what they are a member of, and what they may do; the clubs are those of either. */
export const whoami: Verb<'whoami'> = async (_context, { db, caller: { personId } }) => {
  const [person, memberships, granted, organizations] = await Promise.all([
    findPerson(db, personId),
    listMemberships(db, personId),
    listPermissions(db, personId),
    listOrganizations(db),
  ])
  if (person === undefined) throw new Refusal('session.missing')
  const mine = new Set([...memberships, ...granted].map(({ organizationId }) => organizationId))
  return {
    answer: {
      person,
      memberships: memberships.map((membership) => toMembership(membership, person.oidcId)),
      organizationPermissions: granted.map(({ organizationId, permissions }) => ({
        organizationId,
        permissions: permissions as Permission[],
      })),
      organizations: organizations.filter(({ id }) => mine.has(id)),
    },
  }
}
