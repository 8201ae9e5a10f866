import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { FilePayment, PaymentFile } from '../formats/payment-file.ts'
import type { Match } from '../matching/match-payments.ts'

export type NewFile = { name: string; sha256: string; bytes: Uint8Array; readAt: Date; readBy: number | null }

/** A file that was read: what came with it. */
export type StoredFile = {
  id: number
  format: PaymentFile['format']
  name: string
  reference: string
  payments: number
  amountOre: number
  readAt: Date
}

const columns = `id, format, name, reference, payments, amount_ore::float8 as "amountOre", read_at as "readAt"`

export const findFileBySha = (db: Queryable, organizationId: number, sha256: string): Promise<StoredFile | undefined> =>
  db.oneRow<StoredFile>(`select ${columns} from incoming_payment_file where organization_id = $1 and sha256 = $2`, [
    organizationId,
    sha256,
  ])

export const findFile = (db: Queryable, organizationId: number, id: number): Promise<StoredFile | undefined> =>
  db.oneRow<StoredFile>(`select ${columns} from incoming_payment_file where organization_id = $1 and id = $2`, [
    organizationId,
    id,
  ])

export const findLatestFile = (db: Queryable, organizationId: number): Promise<StoredFile | undefined> =>
  db.oneRow<StoredFile>(
    `select ${columns} from incoming_payment_file where organization_id = $1 order by read_at desc, id desc limit 1`,
    [organizationId],
  )

export const insertFile = (
  tx: Queryable,
  organizationId: number,
  { name, sha256, bytes, readAt, readBy }: NewFile,
  { format, reference, payments }: PaymentFile,
): Promise<StoredFile> =>
  tx.theRow<StoredFile>(
    `insert into incoming_payment_file (organization_id, format, name, sha256, bytes, reference, payments, amount_ore, read_at, read_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    [
      organizationId,
      format,
      name,
      sha256,
      Buffer.from(bytes),
      reference,
      payments.length,
      payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
      readAt,
      readBy,
    ],
  )

/** Which of the payments stand there already, from whichever file. */
export const listKnownKeys = async (
  tx: Queryable,
  organizationId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ key: string }>(
    'select source_key as key from incoming_payment where organization_id = $1 and source_key = any($2::text[])',
    [organizationId, keys],
  )
  return new Set(rows.map(({ key }) => key))
}

export type MatchedPayment = { readonly payment: FilePayment; readonly match: Match }

/** Writes the payments of a file down, each with what it pays. Hold the lock of the intake and of the memberships. */
export const insertMatched = async (
  tx: Queryable,
  organizationId: number,
  file: StoredFile,
  all: readonly MatchedPayment[],
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> => {
  const ids = await tx.rows<{ id: number }>(
    `select nextval(pg_get_serial_sequence('incoming_payment', 'id'))::int as id from generate_series(1, $1)`,
    [all.length],
  )
  const rows = all.map((one, index) => ({ ...one, id: ids[index]?.id ?? 0 }))
  await insertRows(
    tx,
    'incoming_payment',
    rows.map(({ id, payment, match }) => ({
      organization_id: organizationId,
      id,
      source: file.format,
      file_id: file.id,
      line: payment.line,
      source_key: payment.sourceKey,
      booked_on: payment.bookedOn,
      amount_ore: payment.amountOre,
      kid: payment.kid,
      payer_name: payment.payerName,
      payer_account: payment.payerAccount,
      text: payment.text,
      archive_reference: payment.archiveReference,
      finding: match.finding,
      created_at: at,
      created_by: by,
      allocated_ore: 0,
      credit_ore: 0,
      version: 1,
    })),
  )
  const allocated = rows.flatMap(({ id, payment, match: { invoice, paidOre, creditOre } }) => {
    const common = { organization_id: organizationId, payment_id: id, posted_on: payment.bookedOn, created_at: at }
    const of = { ...common, membership_id: invoice?.membershipId }
    return [
      ...(paidOre > 0 ? [{ ...of, target: 'INVOICE', invoice_id: invoice?.id, amount_ore: paidOre }] : []),
      ...(creditOre > 0 ? [{ ...of, target: 'CREDIT', invoice_id: null, amount_ore: creditOre }] : []),
    ]
  })
  // The ids of allocations are given by the table itself, which only columns that are named leave to it.
  await insertRows(tx, 'payment_allocation', allocated)
}

/** The payment that is told apart by a key, and why nobody looks for its invoice, where nobody does. */
export const findBySourceKey = (
  tx: Queryable,
  organizationId: number,
  key: string,
): Promise<{ id: number; setAside: string | null } | undefined> =>
  tx.oneRow('select id, set_aside as "setAside" from incoming_payment where organization_id = $1 and source_key = $2', [
    organizationId,
    key,
  ])
