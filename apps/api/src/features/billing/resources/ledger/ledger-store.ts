import { adminTable } from '../../../admin-records/stores/table.ts'

const sourceOf = (table: string): string =>
  `(select s.invoice_id from ${table} s where (s.organization_id, s.id) = (r.organization_id, r.source_id))`

const today = "(now() at time zone 'Europe/Oslo')::date"
const isOpen = 's.rest_ore > 0 and s.credited_at is null'
// By the index of open invoices: most entries of a club are of settled ones.
const isOfOpen = (due: string): string => `r.kind = 'INVOICE' and r.source_id = any(array(
  select s.id from invoice s where s.organization_id = $1 and ${isOpen} and s.due_date ${due}))`

export const ledgerTable = adminTable('ledger', {
  table: 'ledger_entry',
  from: `ledger_entry r join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)`,
  columns: {
    postedOn: 'r.posted_on::text',
    membership: 'm.name',
    invoiceId: `case r.kind when 'INVOICE' then r.source_id when 'CREDIT_NOTE' then r.source_id
      when 'ALLOCATION' then ${sourceOf('payment_allocation')} when 'WRITE_OFF' then ${sourceOf('write_off')} end`,
    restOre: `case r.kind when 'INVOICE' then (select s.rest_ore from invoice s where (s.organization_id, s.id) = (r.organization_id, r.source_id)
      and ${isOpen}) end`,
    openItem: `case r.kind when 'INVOICE' then (select case when s.due_date < ${today} then 'OVERDUE' else 'NOT_DUE' end from invoice s
      where (s.organization_id, s.id) = (r.organization_id, r.source_id) and ${isOpen}) end`,
    // In the order of the books, whatever order the list is in.
    balanceOre: `(select sum(b.amount_ore)::float8 from ledger_entry b where b.organization_id = r.organization_id
      and b.membership_id = r.membership_id and (b.posted_on, b.id) <= (r.posted_on, r.id))`,
  },
  choiceIf: { openItem: { OVERDUE: isOfOpen(`< ${today}`), NOT_DUE: isOfOpen(`>= ${today}`) } },
  fewIf: ['openItem'],
})
