import type { Queryable } from '../../../platform/db/queryable.ts'
import type { KnownInvoice } from '../matching/match-payments.ts'

/** Makes all that reads payments of one organization in wait for each other. */
export const lockIntake = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select from organization where id = $1 for no key update', [organizationId])
}

/** The account that members of an organization pay to; null where it has none. */
export const findAccount = async (db: Queryable, organizationId: number): Promise<string | null> => {
  const row = await db.oneRow<{ account: string | null }>(
    'select bank_account as account from organization where id = $1',
    [organizationId],
  )
  return row?.account ?? null
}

/** The invoices that the KIDs name, as they stand. Their memberships are locked, in the order of their ids. */
export const lockInvoicesOfKids = async (
  tx: Queryable,
  organizationId: number,
  kids: readonly string[],
): Promise<KnownInvoice[]> => {
  await tx.rows(
    `select from membership m where m.organization_id = $1 and m.id in (select i.membership_id from invoice i
       where i.organization_id = $1 and i.kid = any($2::text[])) order by m.id for no key update`,
    [organizationId, kids],
  )
  return tx.rows<KnownInvoice>(
    `select i.id, i.membership_id as "membershipId", i.kid, i.credited_at is not null as "isCredited", i.rest_ore as "restOre",
       array(select p.amount_ore from incoming_payment p where (p.organization_id, p.kid) = (i.organization_id, i.kid)
         and p.allocated_ore > 0) as "paidBefore"
     from invoice i where i.organization_id = $1 and i.kid = any($2::text[]) and i.kind = 'INVOICE'`,
    [organizationId, kids],
  )
}
