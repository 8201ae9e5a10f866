import type { Queryable } from '../../../platform/db/queryable.ts'

export type OpeningMembership = { readonly id: number; readonly name: string }

/** The memberships of a club by name, by somebody who is in them, or both. */
export const findOpeningMemberships = (
  db: Queryable,
  organizationId: number,
  { name, email }: { readonly name: string | undefined; readonly email: string | undefined },
): Promise<OpeningMembership[]> =>
  db.rows(
    `select m.id, m.name from membership m where m.organization_id = $1 and ($2::text is null or lower(m.name) = lower($2))
       and ($3::text is null or exists (select from membership_member o join person p on p.id = o.person_id
         where (o.organization_id, o.membership_id) = (m.organization_id, m.id) and lower(p.email) = lower($3)))
     order by m.id limit 10`,
    [organizationId, name ?? null, email ?? null],
  )

/** Whether a membership has a deposit or a share of this amount from elsewhere already. */
export const hasOldDeposit = async (
  db: Queryable,
  { organizationId, membershipId }: { readonly organizationId: number; readonly membershipId: number },
  { key, amountOre }: { readonly key: string; readonly amountOre: number },
): Promise<boolean> =>
  (await db.oneRow(
    `select from charge c join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
     where c.organization_id = $1 and c.membership_id = $2 and c.source = 'OPENING' and p.key = $3 and c.gross_ore = $4 limit 1`,
    [organizationId, membershipId, key, amountOre],
  )) !== undefined

/** A number for what had none where it comes from: above those of any invoice there. */
export const nextOldNumber = async (db: Queryable, organizationId: number, least: number): Promise<number> =>
  (
    await db.theRow<{ number: number }>(
      `select coalesce(max(number) + 1, $2)::int as number from invoice
       where organization_id = $1 and numbered_by = 'ELSEWHERE' and number >= $2`,
      [organizationId, least],
    )
  ).number
