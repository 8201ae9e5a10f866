import type { IncomingPaymentSource, PaymentFinding } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** Money that came in, or that a bank took back (below zero), as it was seen. */
export type NewIncomingPayment = {
  source: IncomingPaymentSource
  fileId: number | null
  line: number | null
  /** What tells it apart where it comes from; the same one twice is one. */
  sourceKey: string | null
  /** Of the payment port. */
  paymentId: string | null
  /** 'YYYY-MM-DD'. */
  bookedOn: string
  amountOre: number
  kid: string | null
  payerName: string | null
  payerAccount: string | null
  text: string | null
  archiveReference: string | null
  finding: PaymentFinding
  reason: string | null
}

export type IncomingPayment = NewIncomingPayment & {
  organizationId: number
  id: number
  setAside: string | null
  /** What of it is paid to something, and what of that is credit of a membership. */
  allocatedOre: number
  creditOre: number
  version: number
}

export type PaymentKey = { readonly organizationId: number; readonly id: number }

const columns = `p.organization_id as "organizationId", p.id, p.source, p.file_id as "fileId", p.line, p.source_key as "sourceKey",
  p.payment_id as "paymentId", p.booked_on::text as "bookedOn", p.amount_ore as "amountOre", p.kid, p.payer_name as "payerName",
  p.payer_account as "payerAccount", p.text, p.archive_reference as "archiveReference", p.finding, p.reason, p.set_aside as "setAside",
  p.allocated_ore as "allocatedOre", p.credit_ore as "creditOre", p.version`

export const findIncomingPayment = (
  db: Queryable,
  { organizationId, id }: PaymentKey,
): Promise<IncomingPayment | undefined> =>
  db.oneRow<IncomingPayment>(`select ${columns} from incoming_payment p where p.organization_id = $1 and p.id = $2`, [
    organizationId,
    id,
  ])

/** The payment under its lock. Lock the memberships that it concerns first. */
export const lockIncomingPayment = (
  tx: Queryable,
  { organizationId, id }: PaymentKey,
): Promise<IncomingPayment | undefined> =>
  tx.oneRow<IncomingPayment>(
    `select ${columns} from incoming_payment p where p.organization_id = $1 and p.id = $2 for update`,
    [organizationId, id],
  )

/** Writes a payment down and answers its id; undefined where it is there already. Nothing is paid by it before it is allocated. */
export const insertIncomingPayment = async (
  tx: Queryable,
  organizationId: number,
  made: NewIncomingPayment,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<number | undefined> => {
  const row = await tx.oneRow<{ id: number }>(
    `insert into incoming_payment (organization_id, source, file_id, line, source_key, payment_id, booked_on, amount_ore, kid,
       payer_name, payer_account, text, archive_reference, finding, reason, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict do nothing returning id`,
    [
      organizationId,
      made.source,
      made.fileId,
      made.line,
      made.sourceKey,
      made.paymentId,
      made.bookedOn,
      made.amountOre,
      made.kid,
      made.payerName,
      made.payerAccount,
      made.text,
      made.archiveReference,
      made.finding,
      made.reason,
      at,
      by,
    ],
    'insert-incoming-payment',
  )
  return row?.id
}
