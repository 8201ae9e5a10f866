import { addDays } from '@delebil/validation/time'
import type { ForeignInvoice, ForeignOrder } from '../../../adapters/accounting/port.ts'
import { type Bill, listBillLines, theBill } from '../stores/accounting-bills.ts'
import { listNeeded } from '../stores/accounting-needs.ts'
import { type Foreign, TaskStopped } from '../stores/accounting-task.ts'
import { vatTypesOf } from './order-step.ts'
import type { Step, Work } from './step.ts'

// Made by hand over there it may be dated otherwise.
const DAYS = 92

const orderOf = async ({ db, books, task }: Work): Promise<ForeignOrder> => {
  const needed = await listNeeded(db, task.organizationId, task.ownId)
  const id = needed.find(({ kind }) => kind === 'ORDER')?.foreignId
  if (id == null) throw new TaskStopped('order-gone')
  return books.readOrder(id)
}

/** What was made, held against what it should be: to the øre. */
export const foreignOf = ({ id, number, kid, amountOre }: ForeignInvoice, totalOre: number): Foreign => {
  const made = { id, number: String(number), kid }
  if (amountOre !== totalOre)
    throw new TaskStopped('invoice-differs', { theirsOre: amountOre, oursOre: totalOre }, made)
  return made
}

/** The order as the books have reckoned it, line by line, before anything is made of it. */
const checkOrder = async (work: Work, bill: Bill, order: ForeignOrder): Promise<void> => {
  const lines = await listBillLines(work.db, work.task.organizationId, bill.id)
  const vatTypes = await vatTypesOf(work, bill, lines)
  if (order.lines.length !== lines.length)
    throw new TaskStopped('order-differs', { theirs: order.lines.length, ours: lines.length })
  for (const [index, { grossOre, description }] of lines.entries()) {
    const there = order.lines[index]
    if (there?.grossOre !== grossOre)
      throw new TaskStopped('order-differs', { line: description, theirsOre: there?.grossOre, oursOre: grossOre })
    if (there.vatTypeId !== vatTypes[index]) throw new TaskStopped('line-vat', { line: description })
  }
}

const invoiceOfOrder = async (
  { books }: Work,
  bill: Bill,
  order: ForeignOrder,
): Promise<ForeignInvoice | undefined> => {
  const [from, until] = [-DAYS, DAYS].map((days) => addDays(bill.invoiceDate, days)) as [string, string]
  return (await books.listInvoices({ from, until, customerId: order.customerId })).find(({ orderIds }) =>
    orderIds.includes(order.id),
  )
}

export const invoiceStep: Step = {
  prepare: async (work) => {
    const { db, books, task } = work
    const bill = await theBill(db, task.organizationId, task.ownId)
    if (task.foreignId !== null) return { found: foreignOf(await books.readInvoice(task.foreignId), bill.totalOre) }
    const order = await orderOf(work)
    // Somebody has invoiced it from there: then that is the invoice.
    if (order.isClosed) {
      const there = await invoiceOfOrder(work, bill, order)
      if (there === undefined) throw new TaskStopped('order-closed', { order: order.number })
      return { found: foreignOf(there, bill.totalOre) }
    }
    await checkOrder(work, bill, order)
    const draft = { orderId: order.id, day: bill.invoiceDate, dueDay: bill.dueDate }
    return { sent: draft, write: async () => foreignOf(await books.createInvoice(draft), bill.totalOre) }
  },
  look: async (work) => {
    const bill = await theBill(work.db, work.task.organizationId, work.task.ownId)
    const there = await invoiceOfOrder(work, bill, await orderOf(work))
    return there && foreignOf(there, bill.totalOre)
  },
}
