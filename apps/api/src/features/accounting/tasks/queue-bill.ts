import type { TaskKind } from '@delebil/core-api/admin'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Bill, listBillLines, theBill } from '../stores/accounting-bills.ts'
import { addNeed, ensureTask, isInBooks } from '../stores/accounting-needs.ts'

type Parts = { readonly tx: Queryable; readonly jobs: Context['jobs']; readonly now: Date }
type Wanted = readonly [kind: TaskKind, ownId: number]

/** A note of the whole of an invoice that is in the books takes that back; any other is an order below zero. */
const takesBack = async (tx: Queryable, organizationId: number, bill: Bill): Promise<number | undefined> => {
  if (bill.creditsId === null) return undefined
  if (!(await isInBooks(tx, organizationId, bill.creditsId))) return undefined
  const credited = await theBill(tx, organizationId, bill.creditsId)
  return credited.kind === 'INVOICE' && credited.totalOre === -bill.totalOre ? credited.id : undefined
}

const wantedOf = async (tx: Queryable, organizationId: number, bill: Bill): Promise<Wanted[]> => {
  const { id } = bill
  const credited = await takesBack(tx, organizationId, bill)
  if (credited !== undefined)
    return [
      ['INVOICE', credited],
      ['CREDIT_NOTE', id],
      ['SENDING', id],
    ]
  const lines = await listBillLines(tx, organizationId, id)
  const products = [...new Set(lines.map(({ productId }) => productId))]
  return [
    ['CUSTOMER', bill.membershipId],
    ...products.map((product): Wanted => ['PRODUCT', product]),
    ['ORDER', id],
    ['INVOICE', id],
    ['SENDING', id],
  ]
}

// Those of one kind do not wait for each other.
const positions: Readonly<Record<TaskKind, number>> = {
  CUSTOMER: 0,
  PRODUCT: 0,
  ORDER: 2,
  INVOICE: 3,
  CREDIT_NOTE: 4,
  SENDING: 5,
}

/** Writes down all that is to be done for a bill in the books. Done twice it does no more. Needs a transaction. */
export const queueBill = async (
  { tx, jobs, now }: Parts,
  { organizationId, invoiceId }: { readonly organizationId: number; readonly invoiceId: number },
): Promise<void> => {
  if (await isInBooks(tx, organizationId, invoiceId)) return
  const bill = await theBill(tx, organizationId, invoiceId)
  for (const [kind, ownId] of await wantedOf(tx, organizationId, bill)) {
    // Who a customer is may have changed since the last bill.
    const taskId = await ensureTask(tx, organizationId, { kind, ownId, again: kind === 'CUSTOMER' }, now)
    await addNeed(tx, organizationId, { invoiceId, position: positions[kind], taskId })
  }
  await jobs.enqueue(tx, 'accounting', { organizationId })
}
