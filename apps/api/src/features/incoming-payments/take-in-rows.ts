import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listAllocationsOf } from '../billing/stores/allocations.ts'
import { findIncomingPayment, type NewIncomingPayment, type PaymentKey } from '../billing/stores/incoming-payments.ts'
import { refuseOtherSide } from '../organizations/accounting-owner.ts'
import { undoPayment } from './change-payment.ts'
import { type Match, matchPayments } from './matching/match-payments.ts'
import { findAccount, lockIntake, lockInvoicesOfKids } from './stores/known-invoices.ts'
import { findBySourceKey, listKnownKeys } from './stores/payment-files.ts'
import { saySetAside } from './stores/set-aside.ts'
import { payByKid, takeIn } from './take-in.ts'

export type { Match }
export type PaymentRow = Pick<
  NewIncomingPayment,
  'bookedOn' | 'amountOre' | 'kid' | 'payerName' | 'payerAccount' | 'text' | 'archiveReference'
> & { readonly sourceKey: string }
type When = { readonly at: Date; readonly by: number }

const undone = 'Filimporten er angret'

/** What rows of a file would pay, and which of them stand there already. Refused where another system owns payments. */
export const lookAtRows = async (
  tx: Queryable,
  organizationId: number,
  rows: readonly PaymentRow[],
  at: Date,
): Promise<{
  readonly account: string | null
  readonly known: ReadonlySet<string>
  readonly matches: readonly Match[]
}> => {
  await refuseOtherSide(tx, organizationId, at)
  await lockIntake(tx, organizationId)
  const keys = rows.map(({ sourceKey }) => sourceKey)
  const known = new Set(await listKnownKeys(tx, organizationId, keys))
  for (const key of known) if ((await findBySourceKey(tx, organizationId, key))?.setAside === undone) known.delete(key)
  const kids = rows.flatMap(({ kid }) => kid ?? [])
  const invoices = await lockInvoicesOfKids(tx, organizationId, kids)
  return { account: await findAccount(tx, organizationId), known, matches: matchPayments(rows, invoices) }
}

/** Takes a row in as one of a bank's file is; what an undone file brought is taken up again. */
export const takeInRow = async (
  tx: Queryable,
  organizationId: number,
  row: PaymentRow,
  reason: string,
  when: When,
): Promise<PaymentKey> => {
  await lockIntake(tx, organizationId)
  const before = await findBySourceKey(tx, organizationId, row.sourceKey)
  if (before === undefined)
    return { organizationId, id: await takeIn(tx, organizationId, { ...row, source: 'IMPORT', reason }, when) }
  const [match] = matchPayments([row], await lockInvoicesOfKids(tx, organizationId, row.kid === null ? [] : [row.kid]))
  const key = { organizationId, id: before.id }
  await saySetAside(tx, key, null)
  if (match) await payByKid(tx, key, match, { ...when, reason })
  return key
}

/** A payment as it was left by whoever read it in: any later change is another version. */
export const versionOf = async (tx: Queryable, key: PaymentKey): Promise<number | undefined> =>
  (await findIncomingPayment(tx, key))?.version

/** Takes back what a row did: what it paid is owed again, and nobody looks for its invoice. It stands in the books all the same. */
export const takeBackRow = async (tx: Queryable, key: PaymentKey, version: number, when: When): Promise<void> => {
  if ((await versionOf(tx, key)) !== version) throw new Refusal('import.in-use')
  const paid = await listAllocationsOf(tx, key.organizationId, key.id)
  if (paid.length > 0) await undoPayment({ tx, key, ...when, why: undone })
  await saySetAside(tx, key, undone)
}
