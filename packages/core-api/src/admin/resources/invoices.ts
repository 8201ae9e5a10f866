import { invoiceStateText } from '@delebil/validation/text'
import { choice, day, money, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { deliveryStates, invoiceKindText, invoiceMethodText, invoiceNumberText } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What was sent: nothing of it changes. */
export const invoices = adminResource({
  key: 'invoices',
  page: 'billing-management/invoices',
  noun: ['faktura', 'fakturaer'],
  read: rights.read,
  fields: {
    number: number('Nummer', { sort: true, filter: true, search: true }),
    numberState: choice('Nummeret er', invoiceNumberText, { filter: true, aside: true }),
    membershipId: ref('Medlemskap-ID', 'memberships', { filter: true, aside: true }),
    customer: text('Kunde', { filter: true, search: true }),
    kind: choice('Type', invoiceKindText, { filter: true }),
    invoiceDate: day('Fakturadato', { filter: true }),
    dueDate: day('Forfall', { filter: true }),
    state: choice('Status', invoiceStateText, { filter: true }),
    method: choice('Måte', invoiceMethodText, { optional: true, filter: true, aside: true }),
    delivery: choice('Sending', deliveryStates, { optional: true, filter: true, aside: true }),
    runId: ref('Kjøring', 'billing-runs', { optional: true, filter: true, aside: true }),
    creditsId: ref('Kreditnota til-ID', 'invoices', { optional: true, filter: true, aside: true }),
    totalOre: money('Beløp', { filter: true }),
    vatOre: money('MVA', { aside: true }),
    remindersHeld: text('Purring holdt tilbake', { optional: true, aside: true }, 500),
    writtenOffOre: money('Tap', { derived: true, aside: true }),
    kid: text('KID', { filter: true, search: 'code' }),
  },
  title: ['number', 'customer'],
  sort: '-number',
})
