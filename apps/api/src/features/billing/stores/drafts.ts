import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'

/** An invoice that is drafted and that nobody has approved yet. Days are 'YYYY-MM-DD'. */
export type Draft = { deliveredUntil: string; invoiceDate: string; dueDate: string; totalOre: number }

/** The draft of a membership, unless it was set aside. */
export const findDraftOf = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<Draft | undefined> =>
  db.oneRow(
    `select r.delivered_until::text as "deliveredUntil", r.invoice_date::text as "invoiceDate", r.due_date::text as "dueDate",
       b.gross_ore::int as "totalOre"
     from billing_run r join billing_run_membership b on (b.organization_id, b.run_id) = (r.organization_id, r.id)
     where r.organization_id = $1 and b.membership_id = $2 and r.state in ('DRAFT', 'CHECKED') and b.set_aside is null
     order by r.delivered_until limit 1`,
    [organizationId, membershipId],
  )
