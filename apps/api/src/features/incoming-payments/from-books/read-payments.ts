import { addDays, osloDateText } from '@delebil/validation/time'
import type { ForeignInvoice } from '../../../adapters/accounting/port.ts'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { openBooks } from '../../accounting/open-books.ts'
import { allocatePayment, type Part } from '../../billing/incoming/allocate-payment.ts'
import { insertIncomingPayment } from '../../billing/stores/incoming-payments.ts'
import { type FollowedInvoice, keepReading, listFollowed, lockFollowed } from '../stores/followed-invoices.ts'
import { lockIntake } from '../stores/known-invoices.ts'

type Parts = Pick<Context, 'database' | 'accounting'>

/** What a payment pays: the invoice as far as it rests, and what is over is credit. What was taken back is owed again. */
const partsOf = ({ id, membershipId, restOre }: FollowedInvoice, ore: number): Part[] => {
  const paid = Math.min(ore, restOre)
  const over: Part[] = ore > paid ? [{ target: 'CREDIT', membershipId, amountOre: ore - paid }] : []
  return paid === 0 ? over : [{ target: 'INVOICE', invoiceId: id, amountOre: paid }, ...over]
}

/** What has come in since it was last read, as a payment of its own. */
const takeIn = async (
  tx: Queryable,
  organizationId: number,
  seen: FollowedInvoice,
  { restOre, number }: ForeignInvoice,
  at: Date,
): Promise<void> => {
  await lockIntake(tx, organizationId)
  const invoice = await lockFollowed(tx, organizationId, seen)
  const amountOre = invoice ? invoice.totalOre - restOre - invoice.readOre : 0
  if (invoice === undefined || amountOre === 0) return
  const made = {
    source: 'TRIPLETEX',
    fileId: null,
    line: null,
    sourceKey: `tripletex-${invoice.id}-${invoice.reads + 1}`,
    paymentId: null,
    bookedOn: osloDateText(at),
    amountOre,
    kid: invoice.kid,
    payerName: null,
    payerAccount: null,
    text: `Faktura ${number}`,
    archiveReference: null,
    finding: amountOre > 0 ? 'MATCHED' : 'TAKEN_BACK',
    reason: null,
  } as const
  const id = await insertIncomingPayment(tx, organizationId, made, { at, by: null })
  if (id === undefined) return
  await allocatePayment(tx, { organizationId, id }, partsOf(invoice, amountOre), {
    on: osloDateText(at),
    at,
    by: null,
  })
}

/**
 * Reads what rests of the invoices of an organization over there, and takes in what has been paid of them. Done twice it does no more.
 * What somebody has credited there is no payment: it is left as it is. Answers how many have changed.
 */
export const readPayments = async (
  { database, accounting }: Parts,
  { organizationId }: { readonly organizationId: number },
  now: Date,
): Promise<number> => {
  const books = await openBooks(database, accounting, organizationId)
  if (books === undefined) return 0
  const followed = await listFollowed(database, organizationId, osloDateText(now))
  const from = followed[0]?.invoiceDate
  if (from === undefined) return 0
  // The last day is left out, and invoices may be dated ahead.
  const until = addDays(followed.at(-1)?.invoiceDate ?? from, 1)
  const theirs = new Map((await books.listInvoices({ from, until })).map((invoice) => [invoice.id, invoice]))
  const changed = followed.flatMap((invoice) => {
    const there = theirs.get(invoice.foreignId)
    const isSame = there === undefined || there.isCredited || there.amountOre - there.restOre === invoice.readOre
    return isSame ? [] : [{ invoice, there }]
  })
  for (const { invoice, there } of changed)
    await transaction(database, (tx) => takeIn(tx, organizationId, invoice, there, now))
  await keepReading(database, organizationId, now)
  return changed.length
}
