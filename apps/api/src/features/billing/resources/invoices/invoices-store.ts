import { adminTable } from '../../../admin-records/stores/table.ts'

// The rule of validation's deriveInvoiceState.
const state = `case when r.credited_at is not null then 'CREDITED' when r.paid_at is not null then case when r.written_off_ore > 0 then 'WRITTEN_OFF' else 'PAID' end
  when (now() at time zone 'Europe/Oslo')::date > r.due_date then 'OVERDUE' else 'OPEN' end`

export const invoicesTable = adminTable('invoices', {
  table: 'invoice',
  columns: {
    creditsId: 'r.credits_id',
    customer: 'r.customer_name',
    invoiceDate: 'r.invoice_date::text',
    dueDate: 'r.due_date::text',
    state,
  },
})
