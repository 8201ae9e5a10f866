import { adminTable } from '../../../admin-records/stores/table.ts'

const short = `(select coalesce(sum(i.rest_ore), 0)::int from invoice i where i.organization_id = r.organization_id and i.credited_at is null
  and i.rest_ore > 0 and i.id in (select a.invoice_id from payment_allocation a
    where (a.organization_id, a.payment_id) = (r.organization_id, r.id) group by a.invoice_id having sum(a.amount_ore) > 0))`
const isShort = `${short} > 0`
const isWaiting = 'r.allocated_ore <> r.amount_ore'

// The rule of validation's deriveIncomingPaymentState.
const states = {
  WAITING: `(${isWaiting} and r.set_aside is null)`,
  SET_ASIDE: `(${isWaiting} and r.set_aside is not null)`,
  OVER: `(not ${isWaiting} and r.credit_ore > 0)`,
  SHORT: `(not ${isWaiting} and r.credit_ore = 0 and ${isShort})`,
  MATCHED: `(not ${isWaiting} and r.credit_ore = 0 and not ${isShort})`,
}
const state = `case ${Object.entries(states)
  .map(([key, is]) => `when ${is} then '${key}'`)
  .join(' ')} end`

const invoices = `(select string_agg(i.number::text, ', ' order by i.number) from invoice i where i.organization_id = r.organization_id
  and i.id in (select a.invoice_id from payment_allocation a
    where (a.organization_id, a.payment_id) = (r.organization_id, r.id) group by a.invoice_id having sum(a.amount_ore) > 0))`

export const incomingPaymentsTable = adminTable('incoming-payments', {
  table: 'incoming_payment',
  from: `incoming_payment r left join incoming_payment_file f on (f.organization_id, f.id) = (r.organization_id, r.file_id)`,
  columns: {
    bookedOn: 'r.booked_on::text',
    state,
    invoices,
    overOre: 'r.credit_ore',
    shortOre: short,
    leftOre: '(r.amount_ore - r.allocated_ore)',
    fileName: 'f.name',
    fileReference: 'f.reference',
  },
  choiceIf: { state: states },
})
