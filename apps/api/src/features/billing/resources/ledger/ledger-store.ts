import { adminTable } from '../../../admin-records/stores/table.ts'

const sourceOf = (table: string): string =>
  `(select s.invoice_id from ${table} s where (s.organization_id, s.id) = (r.organization_id, r.source_id))`

export const ledgerTable = adminTable('ledger', {
  table: 'ledger_entry',
  from: `ledger_entry r join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)`,
  columns: {
    postedOn: 'r.posted_on::text',
    membership: 'm.name',
    invoiceId: `case r.kind when 'INVOICE' then r.source_id when 'CREDIT_NOTE' then r.source_id
      when 'ALLOCATION' then ${sourceOf('payment_allocation')} when 'WRITE_OFF' then ${sourceOf('write_off')} end`,
    // In the order of the books, whatever order the list is in.
    balanceOre: `(select sum(b.amount_ore)::float8 from ledger_entry b where b.organization_id = r.organization_id
      and b.membership_id = r.membership_id and (b.posted_on, b.id) <= (r.posted_on, r.id))`,
  },
})
