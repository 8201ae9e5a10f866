import type { AllocationTarget } from '@delebil/validation'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** What of a payment pays what. `amountOre` has the sign of the payment; what reverses another has the other. */
export type NewAllocation = {
  paymentId: number
  target: AllocationTarget
  /** Null only of what goes back to a payer whom nobody knows, or of two payments that come to nothing. */
  membershipId: number | null
  invoiceId: number | null
  /** The payment that takes this one back, or that this one takes back. */
  offsetId: number | null
  amountOre: number
  reverses: number | null
}

export type Allocation = NewAllocation & { id: number; postedOn: string; reason: string | null }

/** When and by whom something was allocated: `on` is the day of the books, `by` null where the match did it. */
export type Posted = {
  readonly on: string
  readonly at: Date
  readonly by: number | null
  readonly reason?: string | undefined
}

/** Writes allocations down in their order. What the invoices are paid, and whether, follows by itself. */
export const insertAllocations = (
  tx: Queryable,
  organizationId: number,
  rows: readonly NewAllocation[],
  { on, at, by, reason }: Posted,
): Promise<void> =>
  insertRows(
    tx,
    'payment_allocation',
    rows.map((row) => ({
      organization_id: organizationId,
      payment_id: row.paymentId,
      target: row.target,
      membership_id: row.membershipId,
      invoice_id: row.invoiceId,
      offset_id: row.offsetId,
      amount_ore: row.amountOre,
      reverses: row.reverses,
      posted_on: on,
      reason: reason ?? null,
      created_at: at,
      created_by: by,
    })),
  )

const standing = `select a.id, a.payment_id as "paymentId", a.target, a.membership_id as "membershipId", a.invoice_id as "invoiceId",
    a.offset_id as "offsetId", a.amount_ore as "amountOre", a.reverses, a.posted_on::text as "postedOn", a.reason
  from payment_allocation a where a.reverses is null
    and not exists (select from payment_allocation b where (b.organization_id, b.reverses) = (a.organization_id, a.id))`

/** What a payment pays now: nothing that was reversed. */
export const listAllocationsOf = (db: Queryable, organizationId: number, paymentId: number): Promise<Allocation[]> =>
  db.rows(`${standing} and a.organization_id = $1 and a.payment_id = $2 order by a.id`, [organizationId, paymentId])

/** What pays an invoice now. */
export const listAllocationsTo = (db: Queryable, organizationId: number, invoiceId: number): Promise<Allocation[]> =>
  db.rows(`${standing} and a.organization_id = $1 and a.invoice_id = $2 order by a.id`, [organizationId, invoiceId])

/** What a membership has to its credit, by payment, the oldest first: to be allocated to an invoice or repaid. */
export const listCredit = (db: Queryable, organizationId: number, membershipId: number): Promise<Allocation[]> =>
  db.rows(`${standing} and a.organization_id = $1 and a.membership_id = $2 and a.target = 'CREDIT' order by a.id`, [
    organizationId,
    membershipId,
  ])

/** What takes an allocation back. */
export const reversalOf = ({ id, ...row }: Allocation): NewAllocation => ({
  ...row,
  amountOre: -row.amountOre,
  reverses: id,
})
