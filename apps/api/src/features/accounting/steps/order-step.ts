import type { ForeignOrder, OrderDraft } from '../../../adapters/accounting/port.ts'
import { type Bill, type BillLine, listBillLines, theBill } from '../stores/accounting-bills.ts'
import { listNeeded, type Needed } from '../stores/accounting-needs.ts'
import type { Foreign } from '../stores/accounting-task.ts'
import { countOf, describeLine } from './order-lines.ts'
import type { Step, Work } from './step.ts'

/** The number of the order that a bill is: of its run, and its own. */
export const orderNumberOf = ({ runId, number }: Pick<Bill, 'runId' | 'number'>): string => `${runId ?? 0}-${number}`

const idOf = (needed: readonly Needed[], kind: Needed['kind'], ownId: number): number => {
  const found = needed.find((one) => one.kind === kind && one.ownId === ownId)?.foreignId
  if (found == null) throw new Error(`${kind} ${ownId} is not known in the books.`)
  return found
}

/** The VAT type of each line of a bill, as it is over there. */
export const vatTypesOf = ({ known }: Work, { invoiceDate }: Bill, lines: readonly BillLine[]): Promise<number[]> =>
  Promise.all(lines.map(({ vatCode }) => known.vatTypeOf(vatCode, invoiceDate)))

const draftOf = async (work: Work): Promise<OrderDraft> => {
  const { db, task } = work
  const bill = await theBill(db, task.organizationId, task.ownId)
  const lines = await listBillLines(db, task.organizationId, bill.id)
  const needed = await listNeeded(db, task.organizationId, bill.id)
  const vatTypes = await vatTypesOf(work, bill, lines)
  return {
    number: orderNumberOf(bill),
    customerId: idOf(needed, 'CUSTOMER', bill.membershipId),
    day: bill.invoiceDate,
    deliveryDay: bill.invoiceDate,
    reference: `${bill.runId ?? 0}-${bill.membershipId}`,
    lines: lines.map((line, index) => ({
      productId: idOf(needed, 'PRODUCT', line.productId),
      vatTypeId: vatTypes[index] ?? 0,
      description: describeLine(line),
      ...countOf(line),
    })),
  }
}

const foreign = ({ id, number }: Pick<ForeignOrder, 'id' | 'number'>): Foreign => ({ id, number })

export const orderStep: Step = {
  prepare: async (work) => {
    const draft = await draftOf(work)
    // It was there once: somebody has deleted it, or it is there still.
    if (work.task.foreignId !== null) {
      const there = await work.books.findOrder(draft.number, draft.day)
      if (there) return { found: foreign(there) }
    }
    return {
      sent: draft,
      write: async () => foreign({ ...(await work.books.createOrder(draft)), number: draft.number }),
    }
  },
  // Nobody else gives such numbers; one that was taken before would have been refused.
  look: async ({ db, books, task }) => {
    const bill = await theBill(db, task.organizationId, task.ownId)
    const there = await books.findOrder(orderNumberOf(bill), bill.invoiceDate)
    return there && foreign(there)
  },
}
