import { type InvoiceMethod, parseEmails } from '@delebil/validation'
import type { CustomerDraft, ForeignCustomer } from '../../../adapters/accounting/port.ts'
import { type Bill, newestBillOf } from '../stores/accounting-bills.ts'
import { type Foreign, TaskStopped } from '../stores/accounting-task.ts'
import { sendTypes } from './send-types.ts'
import type { Step, Work } from './step.ts'

/** Who a bill is to, as the books want it. A membership has the same number on both sides. */
export const customerOf = (bill: Bill & { readonly overridden: InvoiceMethod | null }): CustomerDraft => {
  const { addressLine: line, postalCode, city } = bill
  // Sent otherwise this once it needs no address that was not taken.
  const isMailed = bill.method === 'EMAIL' && (bill.overridden ?? 'EMAIL') === 'EMAIL'
  return {
    number: bill.membershipId,
    name: bill.customerName,
    email: isMailed ? (parseEmails(bill.receiver ?? '')[0] ?? null) : null,
    organizationNumber: bill.organizationNumber,
    sendType: sendTypes[bill.overridden ?? bill.method ?? 'EMAIL'],
    address: line && postalCode && city ? { line, postalCode, city } : null,
  }
}

const foreign = ({ id, number }: ForeignCustomer): Foreign => ({ id, number: String(number) })

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

export const customerStep: Step = {
  prepare: async ({ db, books, task }) => {
    const draft = customerOf(await newestBillOf(db, task.organizationId, task.ownId))
    const digest = JSON.stringify(draft)
    if (task.foreignId === null)
      return { sent: draft, digest, write: async () => foreign(await books.createCustomer(draft)) }
    const there = await books.findCustomer(draft.number)
    if (there === undefined)
      return { sent: draft, digest, write: async () => foreign(await books.createCustomer(draft)) }
    if (there.id !== task.foreignId) throw new TaskStopped('customer-taken', { customer: draft.number })
    if (there.isInactive) throw new TaskStopped('customer-inactive', { customer: draft.number })
    if (task.digest === digest) return { found: foreign(there) }
    return { sent: draft, digest, write: async () => foreign(await books.updateCustomer(there, draft)) }
  },
  look: async ({ db, books, task }) => {
    const draft = customerOf(await newestBillOf(db, task.organizationId, task.ownId))
    const there = await books.findCustomer(draft.number)
    // Of a change nobody can see whether it came through; done again it comes to the same.
    if (there === undefined || task.foreignId !== null) return undefined
    if (!isSame(there.name, draft.name))
      throw new TaskStopped('customer-taken', { customer: draft.number, name: there.name })
    return foreign(there)
  },
}

/** Whoever has the number over there, whatever the name: somebody has said that it is the same. */
export const adoptCustomer = async ({ db, books, task }: Work): Promise<Foreign | undefined> => {
  const { number } = customerOf(await newestBillOf(db, task.organizationId, task.ownId))
  const there = await books.findCustomer(number)
  if (there?.isInactive) throw new TaskStopped('customer-inactive', { customer: number })
  return there && foreign(there)
}
