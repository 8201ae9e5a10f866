import { choice, day, moment, money, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { invoiceMethodText, reminderKindText, reminderStates, reminderStops } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What is proposed to be sent of invoices that are not paid, and what was sent. */
export const reminders = adminResource({
  key: 'reminders',
  page: 'billing-management/reminders',
  noun: ['purring', 'purringer'],
  ...rights,
  fields: {
    invoiceNumber: number('Faktura', { filter: true, listSearch: true }),
    customer: text('Kunde', { filter: true, listSearch: true }),
    kind: choice('Type', reminderKindText, { filter: true }),
    state: choice('Status', reminderStates, { filter: true }),
    wasDue: day('Forfalt', { filter: true }),
    restOre: money('Rest', { derived: true }),
    invoiceId: ref('Faktura-ID', 'invoices', { filter: true, aside: true }),
    membershipId: ref('Medlemskap-ID', 'memberships', { filter: true, aside: true }),
    feeOre: money('Gebyr', { aside: true }),
    dueDate: day('Ny frist', { optional: true, filter: true }),
    method: choice('Måte', invoiceMethodText, { optional: true, filter: true, aside: true }),
    receiver: text('Til', { optional: true, aside: true }),
    stopped: choice('Stoppet fordi', reminderStops, { optional: true, filter: true, aside: true }),
    problem: text('Hva gikk galt', { optional: true, aside: true }),
    sha256: text('Kontrollsum', { optional: true, aside: true }),
    proposedAt: moment('Foreslått', { sort: true, filter: true }),
    sentAt: moment('Sendt', { optional: true, filter: true }),
    sentBy: text('Sendt av', { optional: true, aside: true }),
  },
  title: ['invoiceNumber', 'customer'],
  sort: '-proposedAt',
  acts: ['send', 'drop'],
  ofInvoiceOwner: ['send', 'drop'],
})
