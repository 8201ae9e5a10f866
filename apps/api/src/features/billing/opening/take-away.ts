import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  deleteOldInvoice,
  deletePayment,
  isUntouchedInvoice,
  isUntouchedPayment,
  keepMonthsOpen,
} from './opening-store.ts'

type Key = { readonly organizationId: number; readonly id: number }

/** Takes away a payment that was brought over, with what it pays. Refused where something has happened to it since. */
export const takePaymentAway = async (tx: Queryable, key: Key): Promise<void> => {
  await keepMonthsOpen(tx, key.organizationId)
  if (!(await isUntouchedPayment(tx, key))) throw new Refusal('import.in-use')
  await deletePayment(tx, key)
}

/** Takes away an invoice that was brought over, behind what was brought over to pay it. */
export const takeInvoiceAway = async (tx: Queryable, key: Key): Promise<void> => {
  await keepMonthsOpen(tx, key.organizationId)
  if (!(await isUntouchedInvoice(tx, key))) throw new Refusal('import.in-use')
  await deleteOldInvoice(tx, key)
}
