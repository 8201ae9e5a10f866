import type { Payment as ReportedPayment } from '@delebil/core-api'
import type { PaymentState } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { WithMoments } from '../../platform/db/with-moments.ts'

/** A payment of a membership; money in øre. */
export type Payment = WithMoments<ReportedPayment, 'created' | 'settled'> & { personId: number; redirectUrl: string }

/** One that is about to begin. */
export type NewPayment = Pick<
  Payment,
  | 'id'
  | 'organizationId'
  | 'membershipId'
  | 'invoiceId'
  | 'personId'
  | 'depositOre'
  | 'feeOre'
  | 'invoiceOre'
  | 'redirectUrl'
  | 'created'
>

const select = `select p.id, p.organization_id as "organizationId", p.membership_id as "membershipId", m.name as "membershipName",
    p.person_id as "personId", p.deposit_ore as "depositOre", p.fee_ore as "feeOre", p.invoice_id as "invoiceId",
    i.number as "invoiceNumber", p.invoice_ore as "invoiceOre", p.amount_ore as "amountOre", p.state,
    p.redirect_url as "redirectUrl", p.created_at as created, p.settled_at as settled
  from payment p join membership m on (m.organization_id, m.id) = (p.organization_id, p.membership_id)
  left join invoice i on (i.organization_id, i.id) = (p.organization_id, p.invoice_id)`

/** The payment, whoever asks. */
export const findPayment = (db: Queryable, id: string): Promise<Payment | undefined> =>
  db.oneRow<Payment>(`${select} where p.id = $1`, [id])

/** The payment under its lock: whoever settles it waits for whoever else does. */
export const lockPayment = (tx: Queryable, id: string): Promise<Payment | undefined> =>
  tx.oneRow<Payment>(`${select} where p.id = $1 for update of p`, [id])

type Key = { organizationId: number; membershipId: number }
/** A membership's deposit and fee, or an invoice of it. */
export type PaidFor = Key & { invoiceId: number | null }
const pendingOf = `${select} where p.organization_id = $1 and p.membership_id = $2 and p.invoice_id is not distinct from $3::int
    and p.state = 'pending'`

/** The one that waits to pay the same. */
export const findPendingPayment = (
  tx: Queryable,
  { organizationId, membershipId, invoiceId }: PaidFor,
): Promise<Payment | undefined> => tx.oneRow<Payment>(pendingOf, [organizationId, membershipId, invoiceId])

/** Waits for whoever settles the one that waits. */
export const awaitPendingPayment = async (
  tx: Queryable,
  { organizationId, membershipId, invoiceId }: PaidFor,
): Promise<void> => {
  await tx.rows(`${pendingOf} for update of p`, [organizationId, membershipId, invoiceId])
}

/** Ids of payments that have waited since before the moment, the oldest first. */
export const listPendingBefore = async (db: Queryable, before: Date): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(
    `select id from payment where state = 'pending' and created_at < $1 order by created_at limit 20`,
    [before],
  )
  return rows.map(({ id }) => id)
}

export const insertPayment = async (tx: Queryable, made: NewPayment): Promise<void> => {
  await tx.change(
    `insert into payment (id, organization_id, membership_id, invoice_id, person_id, deposit_ore, fee_ore, invoice_ore, redirect_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      made.id,
      made.organizationId,
      made.membershipId,
      made.invoiceId,
      made.personId,
      made.depositOre,
      made.feeOre,
      made.invoiceOre,
      made.redirectUrl,
      made.created,
    ],
  )
}

export const settlePayment = async (
  tx: Queryable,
  id: string,
  state: Exclude<PaymentState, 'pending'>,
  now: Date,
): Promise<void> => {
  await tx.change(`update payment set state = $2, settled_at = $3 where id = $1 and state = 'pending'`, [
    id,
    state,
    now,
  ])
}

/** Whether the membership still waits to be paid for. */
export const isPaymentDue = async (tx: Queryable, { organizationId, membershipId }: Key): Promise<boolean> => {
  const row = await tx.oneRow(
    `select from membership where organization_id = $1 and id = $2 and state = 'PAYMENT_REQUIRED' and overdue_since is null`,
    [organizationId, membershipId],
  )
  return row !== undefined
}

/** Makes a membership active that waited for the payment; false where it no longer did. */
export const activatePaidMembership = async (
  tx: Queryable,
  { organizationId, membershipId }: Key,
): Promise<boolean> => {
  const changed = await tx.change(
    `update membership set state = 'ACTIVE' where organization_id = $1 and id = $2 and state = 'PAYMENT_REQUIRED' and overdue_since is null`,
    [organizationId, membershipId],
  )
  return changed === 1
}
