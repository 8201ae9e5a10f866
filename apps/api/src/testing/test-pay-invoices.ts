/** SQL: somebody pays all that rests of all invoices. */
export const payInvoices = `
  with paid as (
    insert into incoming_payment (organization_id, source, source_key, booked_on, amount_ore, kid, payer_name, finding, created_at)
    select organization_id, 'MANUAL', 'test-' || id, current_date, rest_ore, kid, customer_name, 'MATCHED', now()
    from invoice where rest_ore > 0 and credited_at is null
    returning organization_id, id, source_key, amount_ore)
  insert into payment_allocation (organization_id, payment_id, target, membership_id, invoice_id, amount_ore, posted_on, created_at)
  select p.organization_id, p.id, 'INVOICE', i.membership_id, i.id, p.amount_ore, current_date, now()
  from paid p join invoice i on (i.organization_id, 'test-' || i.id) = (p.organization_id, p.source_key)`
