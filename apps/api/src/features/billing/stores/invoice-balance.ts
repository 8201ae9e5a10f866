import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'

/** What became of an invoice: total = credited + written off + paid + rest. */
export type InvoiceBalance = {
  id: number
  number: number
  membershipId: number
  isCredited: boolean
  totalOre: number
  creditedOre: number
  writtenOffOre: number
  paidOre: number
  restOre: number
}

const balance = `i.id, i.number, i.membership_id as "membershipId", i.credited_at is not null as "isCredited", i.total_ore as "totalOre",
  i.credited_ore as "creditedOre", i.written_off_ore as "writtenOffOre", i.paid_ore as "paidOre", i.rest_ore as "restOre"`

/** SQL: an invoice that somebody still has to pay. */
export const isUnpaid = (invoice: string): string =>
  `${invoice}.kind = 'INVOICE' and ${invoice}.paid_at is null and ${invoice}.credited_at is null`

/** What invoices of a club have been paid, credited and written off, and what rests; in the order of their due dates. */
export const listInvoiceBalances = (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<InvoiceBalance[]> =>
  db.rows(
    `select ${balance} from invoice i where i.organization_id = $1 and i.id = any($2::int[]) and i.kind = 'INVOICE' order by i.due_date, i.id`,
    [organizationId, ids],
  )

export const findInvoiceBalance = async (
  db: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<InvoiceBalance | undefined> => (await listInvoiceBalances(db, organizationId, [id]))[0]

/** What a membership still has to pay, the first due first. */
export const listUnpaid = (db: Queryable, { organizationId, membershipId }: MembershipKey): Promise<InvoiceBalance[]> =>
  db.rows(
    `select ${balance} from invoice i where i.organization_id = $1 and i.membership_id = $2 and ${isUnpaid('i')} order by i.due_date, i.id`,
    [organizationId, membershipId],
  )

/** What a membership owes on its invoices, and what it has to its credit. */
export const findMembershipBalance = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<{ restOre: number; creditOre: number }> =>
  db.theRow(
    `select (select coalesce(sum(i.rest_ore), 0)::int from invoice i where i.organization_id = $1 and i.membership_id = $2 and ${isUnpaid('i')}) as "restOre",
       (select coalesce(sum(a.amount_ore), 0)::int from payment_allocation a
         where a.organization_id = $1 and a.membership_id = $2 and a.target = 'CREDIT') as "creditOre"`,
    [organizationId, membershipId],
  )
