import type { Queryable } from '../../../platform/db/queryable.ts'

/** An invoice whose payments come in over there. */
export type FollowedInvoice = {
  id: number
  membershipId: number
  foreignId: number
  kid: string | null
  invoiceDate: string
  totalOre: number
  restOre: number
  /** What was read of it so far, and in how many payments. */
  readOre: number
  reads: number
}

// An older one is no more looked at than a bank would take back.
const DAYS = 400

const followed = `select i.id, i.membership_id as "membershipId", t.foreign_id::int as "foreignId", i.kid, i.invoice_date::text as "invoiceDate",
    i.total_ore as "totalOre", i.rest_ore as "restOre", coalesce(read.ore, 0)::int as "readOre", coalesce(read.count, 0)::int as reads
  from invoice i join accounting_task t on (t.organization_id, t.own_id) = (i.organization_id, i.id) and t.kind = 'INVOICE' and t.foreign_id is not null
  left join (select split_part(source_key, '-', 2)::int as invoice_id, sum(amount_ore) as ore, count(*) as count from incoming_payment
    where organization_id = $1 and source = 'TRIPLETEX' group by 1) read on read.invoice_id = i.id
  where i.organization_id = $1 and i.numbered_by = 'TRIPLETEX' and i.is_numbered and i.kind = 'INVOICE' and i.credited_at is null`

/** Those of an organization that are not too old, on a day 'YYYY-MM-DD'. */
export const listFollowed = (db: Queryable, organizationId: number, today: string): Promise<FollowedInvoice[]> =>
  db.rows(`${followed} and i.invoice_date > $2::date - ${DAYS} order by i.invoice_date`, [organizationId, today])

/** One of them under the lock of its membership. */
export const lockFollowed = async (
  tx: Queryable,
  organizationId: number,
  { id, membershipId }: Pick<FollowedInvoice, 'id' | 'membershipId'>,
): Promise<FollowedInvoice | undefined> => {
  await tx.rows('select from membership where organization_id = $1 and id = $2 for no key update', [
    organizationId,
    membershipId,
  ])
  return tx.oneRow(`${followed} and i.id = $2`, [organizationId, id])
}

/** The organizations that have any, and can be asked. */
export const listFollowing = async (db: Queryable): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select c.organization_id as id from accounting_configuration c where c.employee_token is not null and c.paused_at is null
         and exists (select from invoice i where i.organization_id = c.organization_id and i.numbered_by = 'TRIPLETEX' and i.is_numbered)`,
    )
  ).map(({ id }) => id)

/** When payments were last read. */
export const keepReading = async (db: Queryable, organizationId: number, at: Date): Promise<void> => {
  await db.change('update accounting_configuration set payments_read_at = $2 where organization_id = $1', [
    organizationId,
    at,
  ])
}
