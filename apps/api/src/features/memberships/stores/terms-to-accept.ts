import type { Queryable } from '../../../platform/db/queryable.ts'
import { termsOfMembership } from './terms-in-force.ts'

export type TermsToAccept = {
  readonly membershipId: number
  readonly membershipName: string
  readonly organizationId: number
  readonly organizationName: string
  readonly version: string
}

/** Terms of the memberships somebody is in that came after those they accepted, where the club asks for it. */
export const listTermsToAccept = (db: Queryable, personId: number, now: Date): Promise<TermsToAccept[]> =>
  db.rows(
    `select m.id as "membershipId", m.name as "membershipName", m.organization_id as "organizationId",
       o.name as "organizationName", t.version
     from membership_member i
     join membership m on (m.organization_id, m.id) = (i.organization_id, i.membership_id) and m.state <> 'CANCELED'
     join organization o on o.id = m.organization_id
     left join membership_type k on (k.organization_id, k.id) = (m.organization_id, m.membership_type_id)
     join terms t on t.organization_id = m.organization_id and t.version = ${termsOfMembership('k', '$2')}
     where i.person_id = $1 and exists (
       select from terms asked where asked.organization_id = t.organization_id and asked.is_asked
         and asked.valid_from <= t.valid_from and not exists (
           select from membership_terms a join terms accepted on (accepted.organization_id, accepted.version) = (a.organization_id, a.version)
           where (a.organization_id, a.membership_id, a.person_id) = (m.organization_id, m.id, i.person_id)
             and accepted.valid_from >= asked.valid_from))
     order by m.organization_id, m.id`,
    [personId, now],
  )
