import { invoiceKid } from '@delebil/validation'
import { addOsloDays, addOsloMonths, osloDateText, osloInstant, osloParts } from '@delebil/validation/time'
import { draftMemberships } from '../features/billing/stores/billing-runs.ts'
import { buyerColumns } from '../features/billing/stores/buyers.ts'
import { payerOf } from '../features/memberships/stores/payer.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { type SeedOrg, seedOrgs } from './seed-orgs.ts'

const MONTHS = 12
const FIRST_NUMBER = 10_001
const DUE_DAYS = 14
const DRAFTED_AFTER_DAYS = 2

const firstOfMonth = (at: Date): Date => {
  const { year, month } = osloParts(at)
  return osloInstant({ year, month, day: 1, hour: 0, minute: 0 })
}

type Bill = { membership_id: number; gross_ore: number; vat_ore: number }

const insertDoneRun = async (tx: Queryable, org: SeedOrg, day: Date): Promise<number> => {
  const at = addOsloDays(day, DRAFTED_AFTER_DAYS)
  const { id } = await tx.theRow<{ id: number }>(
    `insert into billing_run (organization_id, delivered_until, invoice_date, due_date, state, drafted_by, drafted_at, checked_by,
       checked_at, approved_by, approved_at, done_at)
     values ($1, $2, $3, $4, 'DONE', $5, $6, $5, $6, $7, $6, $6) returning id`,
    [
      org.id,
      osloDateText(addOsloDays(day, -1)),
      osloDateText(day),
      osloDateText(addOsloDays(day, DUE_DAYS)),
      demoLogins.accountant.id,
      at,
      demoLogins.admin.id,
    ],
  )
  return id
}

/** A month of a club as it was billed: what a run makes, for all at once. Answers the number that comes next. */
const billMonth = async (tx: Queryable, org: SeedOrg, day: Date, firstNumber: number): Promise<number> => {
  const run = await insertDoneRun(tx, org, day)
  const deliveredUntil = osloDateText(addOsloDays(day, -1))
  const count = await draftMemberships(tx, { organizationId: org.id, id: run, deliveredUntil })
  if (count === 0) {
    await tx.change('delete from billing_run where id = $1', [run])
    return firstNumber
  }
  const bills = await tx.rows<Bill & { buyer: object }>(
    `select b.membership_id, b.gross_ore::int, b.vat_ore::int, (select to_jsonb(x) from (select ${buyerColumns}, m.invoice_grouping as grouping) x) as buyer
     from billing_run_membership b join membership m on (m.organization_id, m.id) = (b.organization_id, b.membership_id) ${payerOf}
     where b.run_id = $1 and b.gross_ore >= 0 order by b.membership_id`,
    [run],
  )
  await insertRows(
    tx,
    'invoice',
    bills.map(({ buyer, ...bill }, index) =>
      invoiceRow(org, { run, day, number: firstNumber + index, ...bill }, buyer),
    ),
  )
  await tx.change(
    `update billing_run_membership b set invoice_id = i.id from invoice i where b.run_id = $1 and i.run_id = $1
       and i.membership_id = b.membership_id`,
    [run],
  )
  await tx.change(
    `insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit,
       unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore, group_name)
     select c.organization_id, i.id, row_number() over (partition by i.id order by gathered.name nulls last, c.delivered_from, c.reservation_id, c.id), c.id,
       p.product_number, c.description, c.quantity, c.unit, c.unit_price_ore, c.vat_code, c.vat_percent, c.vat_ore, c.gross_ore, gathered.name
     from invoice i join charge c on (c.organization_id, c.membership_id) = (i.organization_id, i.membership_id) and c.state = 'open'
       and c.delivered_to < $2
     left join person driver on driver.id = c.person_id
     cross join lateral (select case i.grouping when 'DRIVER' then driver.name when 'COST_CENTER' then c.cost_center end as name) gathered
     join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) where i.run_id = $1`,
    [run, day],
  )
  await tx.change(
    `update charge c set state = 'billed' from invoice_line l join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id)
     where i.run_id = $1 and (c.organization_id, c.id) = (l.organization_id, l.charge_id)`,
    [run],
  )
  await tx.change(
    `insert into invoice_delivery (organization_id, invoice_id, method, receiver, state, queued_at, ended_at)
     select organization_id, id, method, receiver, 'SENT', $2, $2 from invoice where run_id = $1 and receiver <> ''`,
    [run, addOsloDays(day, DRAFTED_AFTER_DAYS)],
  )
  return firstNumber + bills.length
}

type Made = Bill & { readonly run: number; readonly day: Date; readonly number: number }

const invoiceRow = (org: SeedOrg, { run, day, number, ...bill }: Made, buyer: object) => {
  const of = buyer as Readonly<Record<string, string | null>>
  return {
    organization_id: org.id,
    version: 1,
    kind: 'INVOICE',
    number,
    membership_id: bill.membership_id,
    invoice_date: osloDateText(day),
    due_date: osloDateText(addOsloDays(day, DUE_DAYS)),
    kid: invoiceKid({ membershipId: bill.membership_id, number }),
    bank_account: org.bankAccount,
    total_ore: bill.gross_ore,
    vat_ore: bill.vat_ore,
    run_id: run,
    customer_name: of['customerName'],
    customer_address_line: of['addressLine'],
    customer_postal_code: of['postalCode'],
    customer_city: of['city'],
    customer_organization_number: of['buyerOrganizationNumber'],
    buyer_reference: of['buyerReference'],
    method: of['method'],
    receiver: of['receiver'],
    grouping: of['grouping'],
  }
}

/** A year of monthly billing runs in each club. Paid are those that fell due, but for a few; the newest of each is not. */
export const seedInvoices = async (tx: Queryable, today: Date): Promise<void> => {
  const thisMonth = firstOfMonth(today)
  for (const org of seedOrgs) {
    let next = FIRST_NUMBER
    for (let monthsAgo = MONTHS; monthsAgo >= 0; monthsAgo -= 1) {
      const day = addOsloMonths(thisMonth, -monthsAgo)
      // The month that has just ended waits for somebody to bill it.
      if (addOsloDays(day, DRAFTED_AFTER_DAYS) <= today) next = await billMonth(tx, org, day, next)
    }
    if (next > FIRST_NUMBER) {
      await tx.change('insert into invoice_number (organization_id, last_number) values ($1, $2)', [org.id, next - 1])
    }
  }
  // What goes by post of the last run waits for somebody to print it.
  await tx.change(
    `update invoice_delivery d set state = 'QUEUED', ended_at = null where method = 'PRINT' and queued_at = (select max(queued_at)
       from invoice_delivery newest where newest.organization_id = d.organization_id)`,
  )
  for (const org of seedOrgs) await payBills(tx, org)
}

/** Paid are the bills that a newer one followed, but for a few. */
const payBills = (tx: Queryable, { id, billsPerUnpaid }: SeedOrg) =>
  tx.change(
    `with paid as (
       insert into incoming_payment (organization_id, source, source_key, booked_on, amount_ore, kid, payer_name, finding, created_at)
       select organization_id, 'MANUAL', 'seed-' || id, due_date - 2, total_ore, kid, customer_name, 'MATCHED', due_date - 2 from invoice i
       where organization_id = $1 and total_ore > 0 and number < (select max(number) from invoice newer
         where (newer.organization_id, newer.membership_id) = (i.organization_id, i.membership_id)) and (i.number - $3) % $2 <> 0
       returning organization_id, id, kid, amount_ore, booked_on, created_at)
     insert into payment_allocation (organization_id, payment_id, target, membership_id, invoice_id, amount_ore, posted_on, created_at)
     select p.organization_id, p.id, 'INVOICE', i.membership_id, i.id, p.amount_ore, p.booked_on, p.created_at
     from paid p join invoice i on (i.organization_id, i.kid) = (p.organization_id, p.kid)`,
    [id, billsPerUnpaid, FIRST_NUMBER - 1],
  )
