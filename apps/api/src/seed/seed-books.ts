import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { noAccounting } from '../adapters/accounting/port.ts'
import { issueRun } from '../features/billing/runs/issue-run.ts'
import { type ProvedBill, proveRun } from '../features/billing/runs/prove-run.ts'
import { draftMemberships, insertRun, moveRun, type RunKey, setAside } from '../features/billing/stores/billing-runs.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { patientTransaction } from '../platform/db/transaction.ts'
import { demoLogins } from './demo-logins.ts'
import { byfjord } from './seed-orgs.ts'

/** So many bills that one sees them all, and that they take seconds. */
const BILLS = 40
const DUE_DAYS = 14

/** Some owe for more than trips, so that their bills are of more products; and two of them have accounts of their own. */
const oweForMore = async (tx: Queryable, deliveredUntil: string): Promise<void> => {
  await tx.change(`update product set account = '3600' where organization_id = $1 and key = 'superDamageWaiver'`, [
    byfjord.id,
  ])
  await tx.change(`update product set account = '3200' where organization_id = $1 and product_number = '8020'`, [
    byfjord.id,
  ])
  await tx.change(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code, vat_percent,
       vat_ore, delivered_from, delivered_to, source, place)
     select $1, m.id, p.id, p.name, 1, 'stk', 5100, 5100, '7', 0, 0, $2::date::timestamptz, $2::date::timestamptz, 'STAFF', 'Bergen'
     from (values ('1050', 5), ('8020', 9)) more (number, at) join product p on (p.organization_id, p.product_number) = ($1, more.number)
     join lateral (select c.membership_id as id from charge c where c.organization_id = $1 and c.state = 'open' and c.membership_id % 1000 > 3
       group by 1 order by count(*) desc, 1 offset more.at limit 2) m on true`,
    [byfjord.id, deliveredUntil],
  )
}

/** Tripletex owns what Byfjord invoices from the month that `now` is in, and its connection was tried. */
const switchOwner = async (tx: Queryable, now: Date): Promise<void> => {
  await tx.change(
    `insert into organization_setting (organization_id, key, valid_from, value)
     values ($1, 'accountingOwner', date_trunc('month', $2::timestamptz at time zone 'Europe/Oslo') at time zone 'Europe/Oslo', '1')`,
    [byfjord.id, now],
  )
  await tx.change(
    'update accounting_configuration set tested_at = $2, company_id = 1, company_name = $3 where organization_id = $1',
    [byfjord.id, now, byfjord.name],
  )
}

/** A mail address that is lawful here and not over there. */
const nameOddly = (tx: Queryable, run: RunKey) =>
  tx.change(
    `update membership set invoice_email = 'o''hara.' || id || '@byfjord.example' where organization_id = $1 and id = (
       select min(b.membership_id) from billing_run_membership b join membership m on (m.organization_id, m.id) = (b.organization_id, b.membership_id)
         and m.invoice_method = 'EMAIL' where b.organization_id = $1 and b.run_id = $2 and b.membership_id % 1000 > 3 and b.set_aside is null)`,
    [run.organizationId, run.id],
  )

/**
 * Of a demo that is seeded: what Byfjord has not billed yet is a run, as large as one can look through, that somebody has checked.
 * Answers the run.
 */
export const seedBooks = (database: Database, now: Date): Promise<RunKey> =>
  patientTransaction(database, async (tx) => {
    const { id: organizationId } = byfjord
    await switchOwner(tx, now)
    const deliveredUntil = osloDateText(addOsloDays(now, -1))
    await oweForMore(tx, deliveredUntil)
    const dates = { invoiceDate: osloDateText(now), dueDate: osloDateText(addOsloDays(now, DUE_DAYS)) }
    const drafted = {
      draftedBy: demoLogins.accountant.id,
      draftedAt: now,
      openUntil: now,
      reservationId: null,
      note: null,
    }
    const id = await insertRun(tx, { organizationId, deliveredUntil, ...dates, ...drafted })
    const run = { organizationId, id }
    await draftMemberships(tx, { ...run, deliveredUntil })
    const { batches } = await proveRun({ db: tx, accounting: noAccounting, now }, run)
    const bills: ProvedBill[] = []
    for await (const batch of batches) bills.push(...batch)
    const good = bills.filter(({ breaches }) => breaches.length === 0).map(({ bill }) => bill)
    // Those of the most kinds: some go to companies as EHF.
    const weight = ({ method, products }: (typeof good)[number]) => (method === 'EHF' ? 10 : 0) + products.length
    const kept = good.toSorted((a, b) => weight(b) - weight(a)).slice(0, BILLS)
    const ids = new Set(kept.map(({ membershipId }) => membershipId))
    const others = bills.filter(({ bill }) => !ids.has(bill.membershipId))
    await setAside(
      tx,
      run,
      others.map(({ bill: { membershipId } }) => ({ membershipId, why: 'Tas med i neste kjøring' })),
    )
    await nameOddly(tx, run)
    await moveRun(tx, run, 'CHECKED', { personId: demoLogins.accountant.id, at: now })
    return run
  })

/** The same, approved: its bills are on their way. */
export const seedBilledBooks = async (database: Database, now: Date): Promise<void> => {
  const run = await seedBooks(database, now)
  const jobs = { enqueue: async () => undefined }
  await moveRun(database, run, 'APPROVED', { personId: demoLogins.admin.id, at: now })
  await issueRun({ database, jobs, log: () => undefined }, run)
}
