import { parseEmails } from '@delebil/validation'
import type { ForeignInvoice } from '../../../adapters/accounting/port.ts'
import { type Bill, findEmail, theBill } from '../stores/accounting-bills.ts'
import { listNeeded } from '../stores/accounting-needs.ts'
import { type Foreign, TaskStopped } from '../stores/accounting-task.ts'
import { sendTypes } from './send-types.ts'
import type { Step, Work } from './step.ts'

type Sent = Pick<Bill, 'membershipId' | 'method' | 'receiver'> & { readonly organizationId: number }

const invoiceOf = async ({ db, books, task }: Work): Promise<ForeignInvoice> => {
  const needed = await listNeeded(db, task.organizationId, task.ownId)
  const isIt = ({ kind, ownId }: (typeof needed)[number]) =>
    kind !== 'ORDER' && kind !== 'SENDING' && ownId === task.ownId
  const id = needed.find((one) => (one.kind === 'INVOICE' || one.kind === 'CREDIT_NOTE') && isIt(one))?.foreignId
  if (id == null) throw new TaskStopped('invoice-gone')
  return books.readInvoice(id)
}

/** To whom the bill says; sent by e-mail though it says otherwise, where its membership gets its mail. */
const emailOf = async (
  { db }: Work,
  { organizationId, membershipId, method, receiver }: Sent,
): Promise<string | null> =>
  parseEmails((method === 'EMAIL' ? receiver : await findEmail(db, organizationId, membershipId)) ?? '')[0] ?? null

const foreign = ({ id, number }: ForeignInvoice): Foreign => ({ id, number: String(number) })

/** Sends an invoice from there, after it was made and held against ours. */
export const sendingStep: Step = {
  prepare: async (work) => {
    const there = await invoiceOf(work)
    // Somebody has sent it from there.
    if (there.isSent) return { found: foreign(there) }
    const bill = await theBill(work.db, work.task.organizationId, work.task.ownId)
    const method = work.task.method ?? bill.method ?? 'EMAIL'
    const email = method === 'EMAIL' ? await emailOf(work, { ...bill, organizationId: work.task.organizationId }) : null
    const sent = { invoiceId: there.id, sendType: sendTypes[method], email }
    const write = async () => {
      await work.books.sendInvoice(there.id, sent.sendType, email)
      return foreign(there)
    }
    return { sent, write }
  },
  look: async (work) => {
    const there = await invoiceOf(work)
    return there.isSent ? foreign(there) : undefined
  },
}
