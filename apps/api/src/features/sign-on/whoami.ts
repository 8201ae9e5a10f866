import type { Permission, Person } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { PartnerKey, Verb } from '../../platform/verb.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { listMemberships } from '../memberships/stores/memberships.ts'
import { toMembership } from '../memberships/to-membership.ts'
import { listOrganizations } from '../organizations/stores/organizations.ts'
import { findPartnerOfSession } from '../partners/partner-store.ts'
import { grantsOf } from '../sessions/grants-of.ts'
import { isWithinPartner } from '../sessions/is-within-partner.ts'

// What the partner's site need not know of an account that is linked to it.
const reduced = (person: Person): Person => ({ ...person, email: '', phone: null, cards: [], oidcId: null })

const partnerOf = async (db: Queryable, partner: PartnerKey | undefined) =>
  partner && { partner: await findPartnerOfSession(db, partner) }

/**
 * The person of the session, what they are a member of, and what they may do; the clubs are those of either.
 * A session of an organization's staff hears of that work only. A partner's session hears of the partner's club only, and nothing of the person but the name.
 */
export const whoami: Verb<'whoami'> = async (_context, { db, caller }) => {
  const { personId, partner, staffOf } = caller
  const person = orRefuse(await findPerson(db, personId), 'session.missing')
  const memberships = staffOf === undefined ? await listMemberships(db, personId) : []
  const granted = await grantsOf(db, caller)
  const organizations = await listOrganizations(db)
  const ofPartner = await partnerOf(db, partner)
  const usable = memberships.filter(({ organizationId }) => isWithinPartner(caller, organizationId))
  const mine = new Set([...usable, ...granted].map(({ organizationId }) => organizationId))
  const [first] = [...usable.filter(({ isDefault }) => isDefault), ...usable, ...granted]
  const organizationName = organizations.find(({ id }) => id === first?.organizationId)?.name ?? null
  return {
    answer: {
      person: { ...(partner ? reduced(person) : person), organizationName },
      memberships: usable.map((membership) => toMembership(membership, person.oidcId)),
      organizationPermissions: granted.map(({ organizationId, permissions }) => ({
        organizationId,
        permissions: permissions as Permission[],
      })),
      organizations: organizations.filter(({ id }) => mine.has(id) || id === partner?.organizationId),
      ...ofPartner,
      ...(staffOf !== undefined && { staffOf }),
    },
  }
}
