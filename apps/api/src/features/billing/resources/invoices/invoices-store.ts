import { adminTable } from '../../../admin-records/stores/table.ts'

// The rule of validation's deriveInvoiceState.
const state = `case when r.credited_at is not null then 'CREDITED' when r.paid_at is not null then case when r.written_off_ore > 0 then 'WRITTEN_OFF' else 'PAID' end
  when (now() at time zone 'Europe/Oslo')::date > r.due_date then 'OVERDUE' else 'OPEN' end`

// What became of its last sending. What waits or did not arrive is little of all that was ever sent, and is looked for by indexes of its own.
const delivery = `(select d.state from last_delivery d where (d.organization_id, d.invoice_id) = (r.organization_id, r.id))`
const lastOf = (
  state: string,
): string => `(r.numbered_by = 'TRIPLETEX' and ${delivery} = '${state}' or r.id = any(array(select d.invoice_id from invoice_delivery d
  where d.organization_id = $1 and d.state = '${state}' and not exists (select from invoice_delivery n
    where (n.organization_id, n.invoice_id) = (d.organization_id, d.invoice_id) and n.id > d.id))))`

export const invoicesTable = adminTable('invoices', {
  table: 'invoice',
  columns: {
    creditsId: 'r.credits_id',
    customer: 'r.customer_name',
    invoiceDate: 'r.invoice_date::text',
    dueDate: 'r.due_date::text',
    state,
    delivery,
    numberState: `case when r.is_numbered then 'GIVEN' else 'WAITING' end`,
    kid: "coalesce(r.kid, '')",
  },
  choiceIf: {
    delivery: { QUEUED: lastOf('QUEUED'), FAILED: lastOf('FAILED'), SENT: `coalesce(${delivery} = 'SENT', false)` },
  },
})
