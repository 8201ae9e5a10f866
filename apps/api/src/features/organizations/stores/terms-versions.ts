import type { Queryable } from '../../../platform/db/queryable.ts'

export type TermsVersion = {
  readonly version: string
  readonly validFrom: Date
  readonly text: string
  readonly isAsked: boolean
}

/** The versions of a club's terms, the latest first, with how many members have accepted each. */
export const listTermsVersions = (
  db: Queryable,
  organizationId: number,
): Promise<(TermsVersion & { readonly accepted: number })[]> =>
  db.rows(
    `select t.version, t.valid_from as "validFrom", t.text, t.is_asked as "isAsked",
       (select count(distinct a.person_id) from membership_terms a
         where (a.organization_id, a.version) = (t.organization_id, t.version))::int as accepted
     from terms t where t.organization_id = $1 order by t.valid_from desc, t.version`,
    [organizationId],
  )

export const insertTermsVersion = async (
  tx: Queryable,
  organizationId: number,
  { version, validFrom, text, isAsked }: TermsVersion,
): Promise<void> => {
  await tx.change(
    'insert into terms (organization_id, version, valid_from, text, is_asked) values ($1, $2, $3, $4, $5)',
    [organizationId, version, validFrom, text, isAsked],
  )
}

export const deleteTermsVersion = (tx: Queryable, organizationId: number, version: string): Promise<number> =>
  tx.change(
    `delete from terms t where t.organization_id = $1 and t.version = $2
       and not exists (select from membership_type where (organization_id, terms_version) = (t.organization_id, t.version))`,
    [organizationId, version],
  )
