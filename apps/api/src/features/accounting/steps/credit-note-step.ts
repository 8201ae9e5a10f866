import { addDays } from '@delebil/validation/time'
import type { ForeignInvoice } from '../../../adapters/accounting/port.ts'
import { type Bill, theBill } from '../stores/accounting-bills.ts'
import { listNeeded } from '../stores/accounting-needs.ts'
import { TaskStopped } from '../stores/accounting-task.ts'
import { foreignOf } from './invoice-step.ts'
import type { Step, Work } from './step.ts'

const creditedOf = async ({ db, books, task }: Work, { creditsId }: Bill): Promise<ForeignInvoice> => {
  const needed = await listNeeded(db, task.organizationId, task.ownId)
  const id = needed.find(({ kind, ownId }) => kind === 'INVOICE' && ownId === creditsId)?.foreignId
  if (id == null) throw new TaskStopped('invoice-gone')
  return books.readInvoice(id)
}

const noteOf = async ({ books }: Work, { id, day: from, customerId }: ForeignInvoice, bill: Bill) => {
  const until = addDays(bill.invoiceDate > from ? bill.invoiceDate : from, 1)
  return (await books.listInvoices({ from, until, customerId })).find(({ creditedId }) => creditedId === id)
}

/** A credit note that takes the whole of an invoice back. */
export const creditNoteStep: Step = {
  prepare: async (work) => {
    const bill = await theBill(work.db, work.task.organizationId, work.task.ownId)
    const credited = await creditedOf(work, bill)
    if (credited.isCredited) {
      const there = await noteOf(work, credited, bill)
      if (there === undefined) throw new TaskStopped('invoice-credited', { invoice: credited.number })
      return { found: foreignOf(there, bill.totalOre) }
    }
    const sent = { invoiceId: credited.id, day: bill.invoiceDate }
    const write = async () => foreignOf(await work.books.createCreditNote(credited.id, bill.invoiceDate), bill.totalOre)
    return { sent, write }
  },
  look: async (work) => {
    const bill = await theBill(work.db, work.task.organizationId, work.task.ownId)
    const there = await noteOf(work, await creditedOf(work, bill), bill)
    return there && foreignOf(there, bill.totalOre)
  },
}
