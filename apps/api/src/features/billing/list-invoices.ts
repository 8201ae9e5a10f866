import { deriveInvoiceState, mayReadInvoices, osloDateText } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import * as store from './stores/invoices.ts'

export const listInvoices: Verb<'listInvoices'> = async (_context, { db, caller, input, now }) => {
  const membership = await myMembership(db, caller, input.query.membershipId)
  if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
  const { organizationId, id } = membership
  const invoices = await store.listInvoices(db, { organizationId, membershipId: id })
  const today = osloDateText(now)
  const data = invoices.map(({ customerName: _name, isPaid, isCredited, ...invoice }) => ({
    ...invoice,
    state: deriveInvoiceState({ dueDate: invoice.dueDate, isPaid, isCredited }, today),
  }))
  return { answer: { data } }
}
