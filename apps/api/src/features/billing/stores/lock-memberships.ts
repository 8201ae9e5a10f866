import type { Queryable } from '../../../platform/db/queryable.ts'

/** Locks the memberships of invoices, of what a payment pays now, and others by id: always in the order of their ids. Answers those that are there. */
export const lockMembershipsOf = async (
  tx: Queryable,
  organizationId: number,
  of: {
    readonly invoiceIds?: readonly number[]
    readonly paymentIds?: readonly number[]
    readonly ids?: readonly number[]
  },
): Promise<ReadonlySet<number>> => {
  const rows = await tx.rows<{ id: number }>(
    `select m.id from membership m where m.organization_id = $1 and (m.id = any($4::int[])
       or m.id in (select i.membership_id from invoice i where i.organization_id = $1 and i.id = any($2::int[]))
       or m.id in (select a.membership_id from payment_allocation a where a.organization_id = $1 and a.payment_id = any($3::int[])))
     order by m.id for no key update`,
    [organizationId, of.invoiceIds ?? [], of.paymentIds ?? [], of.ids ?? []],
  )
  return new Set(rows.map(({ id }) => id))
}
