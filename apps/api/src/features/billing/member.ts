import { deriveInvoiceState, mayReadInvoices } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { disputeLine } from './disputes/dispute-line.ts'
import { listBillingBasis } from './list-billing-basis.ts'
import { ownedInvoice } from './owned-invoice.ts'
import * as store from './stores/invoices.ts'
import { toInvoiceLine } from './to-invoice-line.ts'

/** What a member sees of the money. */
export const invoiceVerbs = {
  disputeLine,
  listBillingBasis,
  listInvoiceLines: async (_context, { db, caller, input }) => {
    const invoice = await ownedInvoice(db, caller, input.params.id)
    const lines = await store.listInvoiceLines(db, invoice)
    return { answer: { data: lines.map(toInvoiceLine) } }
  },
  listInvoices: async (_context, { db, caller, input, now }) => {
    const membership = await myMembership(db, caller, input.query.membershipId)
    if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
    const { organizationId, id } = membership
    const invoices = await store.listInvoices(db, { organizationId, membershipId: id })
    const today = osloDateText(now)
    const data = invoices.map((invoice) => {
      const { number, membershipId, kind, invoiceDate, dueDate, totalOre, vatOre, kid, bankAccount } = invoice
      const restOre = invoice.isCredited ? 0 : invoice.restOre
      const state = deriveInvoiceState(invoice, today)
      const dated = { invoiceDate, dueDate, totalOre, restOre, vatOre, kid, bankAccount, grouping: invoice.grouping }
      return { id: invoice.id, number, membershipId, organizationId, kind, state, ...dated }
    })
    return { answer: { data } }
  },
} satisfies Partial<Verbs>
