import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'

/** An invoice that is drafted and that nobody has approved yet. Days are 'YYYY-MM-DD'. */
export type Draft = {
  deliveredUntil: string
  invoiceDate: string
  dueDate: string
  totalOre: number
  /** Until when somebody may say what is wrong before it can be approved. */
  openUntil: Date
  /** What it holds of the lines that are open: none after this one, and none of another trip, where one is said. */
  lastChargeId: number
  reservationId: number | null
}

/** The draft of a membership, unless it was set aside. */
export const findDraftOf = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<Draft | undefined> =>
  db.oneRow(
    `select r.delivered_until::text as "deliveredUntil", r.invoice_date::text as "invoiceDate", r.due_date::text as "dueDate",
       b.gross_ore::int as "totalOre", r.open_until as "openUntil", b.last_charge_id::int as "lastChargeId",
       r.reservation_id::int as "reservationId"
     from billing_run r join billing_run_membership b on (b.organization_id, b.run_id) = (r.organization_id, r.id)
     where r.organization_id = $1 and b.membership_id = $2 and r.state in ('DRAFT', 'CHECKED') and b.set_aside is null
     order by r.delivered_until limit 1`,
    [organizationId, membershipId],
  )
