import { choice, day, money, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { ledgerKinds, openItems } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What a membership owes, entry by entry: nothing of it changes. */
export const ledger = adminResource({
  key: 'ledger',
  page: 'billing-management/ledger',
  noun: ['postering', 'posteringer'],
  read: rights.read,
  fields: {
    postedOn: day('Dato', { sort: true, filter: true }),
    kind: choice('Type', ledgerKinds, { filter: true }),
    voucher: text('Bilag', { filter: true }),
    membershipId: ref('Medlemskap-ID', 'memberships', { filter: true, aside: true }),
    membership: text('Medlemskap', { filter: true, listSearch: true }),
    invoiceId: ref('Faktura-ID', 'invoices', { optional: true, aside: true }),
    amountOre: money('Beløp', { filter: true }),
    restOre: money('Rest', { optional: true, derived: true }),
    openItem: choice('Åpen post', openItems, { optional: true, filter: true }),
    balanceOre: money('Saldo', { derived: true }),
  },
  title: ['voucher', 'membership'],
  sort: '-postedOn',
})
