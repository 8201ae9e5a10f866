import type { Queryable } from '../../../platform/db/queryable.ts'

/** How the second step of a session stands. */
export type SecondStepStanding = {
  readonly provedAt: Date | null
  readonly hasFactor: boolean
  readonly isDemanded: boolean
}

const demands = (organization: string) => `coalesce((select (o.value #>> '{}')::int from organization_setting o
  where o.organization_id = ${organization} and o.key = 'staffSecondStep' and o.valid_from <= now()
  order by o.valid_from desc limit 1), 0) = 1`

/** What a call of staff in an organization needs to know of the session. */
export const findSecondStepStanding = (
  db: Queryable,
  tokenHash: Buffer,
  organizationId: number,
): Promise<SecondStepStanding> =>
  db.theRow(
    `select s.second_step_at as "provedAt",
       (s.scope = 'staff' and s.second_step_at is not null) or exists (select from second_factor f where f.person_id = s.person_id and f.confirmed_at is not null) as "hasFactor",
       ${demands('$2')} as "isDemanded"
     from session s where s.token_hash = $1`,
    [tokenHash, organizationId],
    'second-step-standing',
  )

export const findProvedAt = async (db: Queryable, tokenHash: Buffer): Promise<Date | null> =>
  (
    await db.theRow<{ provedAt: Date | null }>(
      'select second_step_at as "provedAt" from session where token_hash = $1',
      [tokenHash],
    )
  ).provedAt

/** The organizations that demand a second step of the person, who is on their staff. */
export const demandingOrganizations = async (db: Queryable, personId: number): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select distinct h.organization_id as id from held_permission h where h.person_id = $1 and ${demands('h.organization_id')}`,
      [personId],
    )
  ).map(({ id }) => id)

/** The provider that began the session of somebody on the staff, where it vouches for the second step. */
export const findProviderOfSession = (
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ readonly key: string; readonly title: string } | undefined> =>
  db.oneRow(
    `select o.key, i.title from session s join identity_provider i using (organization_id) join organization o on o.id = organization_id
     where s.token_hash = $1 and s.scope = 'staff' and i.is_second_step`,
    [tokenHash],
  )
