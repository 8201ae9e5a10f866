import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'
import { listPermissions, type OrganizationPermissions } from './stores/staff-permissions.ts'

/** What a session may do as staff: nothing where a partner's site began it, only there where an organization's provider did. */
export const grantsOf = async (
  db: Queryable,
  { personId, partner, staffOf }: Pick<Caller, 'personId' | 'partner' | 'staffOf'>,
): Promise<OrganizationPermissions[]> => {
  if (partner !== undefined) return []
  const granted = await listPermissions(db, personId)
  return granted.filter(({ organizationId }) => staffOf === undefined || staffOf === organizationId)
}
