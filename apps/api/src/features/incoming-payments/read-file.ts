import { createHash } from 'node:crypto'
import type { Queryable } from '../../platform/db/queryable.ts'
import { refuseFile } from './formats/payment-file.ts'
import { readPaymentFile } from './formats/read-payment-file.ts'
import { matchPayments } from './matching/match-payments.ts'
import { findAccount, lockIntake, lockInvoicesOfKids } from './stores/known-invoices.ts'
import { findFileBySha, insertFile, insertMatched, listKnownKeys, type StoredFile } from './stores/payment-files.ts'

export type ReadIn = {
  file: StoredFile
  /** The very file was read before; nothing is new. */
  isKnown: boolean
  /** Payments that no file had before; of those, what was matched and what waits for a person. */
  added: number
  matched: number
  waiting: number
}

/**
 * Reads a file of payments in, whole or not at all: what is new is written down, and what a KID names is paid. The same file, or the same
 * payment in another, changes nothing. Needs a transaction.
 */
export const readFileIn = async (
  tx: Queryable,
  organizationId: number,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<ReadIn> => {
  const content = readPaymentFile(bytes)
  await lockIntake(tx, organizationId)
  const account = await findAccount(tx, organizationId)
  const foreign = content.accounts.find((one) => one !== account)
  if (foreign !== undefined) throw refuseFile('payment-file.wrong-account', `Kontoen i filen er ${foreign}.`)
  const keys = content.payments.map(({ sourceKey }) => sourceKey)
  if (new Set(keys).size < keys.length)
    throw refuseFile('payment-file.line', 'Samme innbetaling står to ganger i filen.')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const before = await findFileBySha(tx, organizationId, sha256)
  if (before) return { file: before, isKnown: true, added: 0, matched: 0, waiting: 0 }
  const known = await listKnownKeys(tx, organizationId, keys)
  const payments = content.payments.filter(({ sourceKey }) => !known.has(sourceKey))
  const invoices = await lockInvoicesOfKids(
    tx,
    organizationId,
    payments.flatMap(({ kid }) => kid ?? []),
  )
  const matches = matchPayments(payments, invoices)
  const file = await insertFile(tx, organizationId, { name, sha256, bytes, readAt: at, readBy: by }, content)
  const all = payments.flatMap((payment, index) => {
    const match = matches[index]
    return match ? [{ payment, match }] : []
  })
  await insertMatched(tx, organizationId, file, all, { at, by })
  const matched = matches.filter(({ finding }) => finding === 'MATCHED').length
  return { file, isKnown: false, added: payments.length, matched, waiting: payments.length - matched }
}
