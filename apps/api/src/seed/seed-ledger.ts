import { addOsloDays, addOsloMonths, osloDateText } from '@delebil/validation/time'
import { reckonMonth } from '../features/billing/ledger/book-month.ts'
import { writeOff } from '../features/billing/ledger/write-off.ts'
import { keepMonth } from '../features/billing/month-end/close-month.ts'
import { addPayout } from '../features/billing/payouts/add-payout.ts'
import { proposeReminders } from '../features/billing/reminders/propose-reminders.ts'
import { sendReminder } from '../features/billing/reminders/send-reminder.ts'
import { listBookedMonths } from '../features/billing/stores/closed-months.ts'
import { findInvoiceOf } from '../features/billing/stores/invoices.ts'
import { listPayables, movePayout } from '../features/billing/stores/payouts.ts'
import { endReminder } from '../features/billing/stores/reminders.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { type SeedOrg, seedOrgs } from './seed-orgs.ts'

const accounts = ['86011117947', '15031234565'] as const
const at = (today: Date) => ({ at: today, personId: demoLogins.accountant.id })

/** The oldest bill that nobody has paid is lost. */
const loseOldest = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const oldest = await tx.oneRow<{ id: number }>(
    `select id from invoice where organization_id = $1 and rest_ore > 0 and credited_at is null and due_date < $2::date - 120
     order by due_date, id limit 1`,
    [org.id, osloDateText(today)],
  )
  const invoice = oldest && (await findInvoiceOf(tx, { organizationId: org.id, id: oldest.id }))
  if (invoice) await writeOff(tx, invoice, { why: 'Flyttet til utlandet, ingen adresse', ...at(today) })
}

/** One of the reminders that were proposed was sent this morning. */
const sendFirstReminder = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  // The log-ins' own bills stay as they are.
  const first = await tx.oneRow<{ id: number; membershipId: number }>(
    `select r.id, i.membership_id as "membershipId" from reminder r join invoice i on (i.organization_id, i.id) = (r.organization_id, r.invoice_id)
     where r.organization_id = $1 and r.state = 'PROPOSED' and i.membership_id % 1000 > 3 order by i.due_date, r.id limit 1`,
    [org.id],
  )
  if (first === undefined) return
  const key = { organizationId: org.id, ...first }
  const jobs = { enqueue: async () => undefined }
  await sendReminder({ tx, jobs }, key, { personId: demoLogins.accountant.id, now: today })
  await endReminder(tx, first.id, 'SENT', { at: today })
}

/** Two companies want their deposit back: one has it, the other waits for somebody to approve it. */
const repayDeposits = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const found = await tx.rows<{ id: number; name: string }>(
    `select m.id, m.name from membership m where m.organization_id = $1 and exists (
       select from charge c join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) and p.key = 'deposit'
       join invoice_line l on (l.organization_id, l.charge_id) = (c.organization_id, c.id)
       join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id) and i.paid_at is not null
       where (c.organization_id, c.membership_id) = (m.organization_id, m.id)) order by m.id limit 2`,
    [org.id],
  )
  for (const [index, { id: membershipId, name }] of found.entries()) {
    const key = { organizationId: org.id, membershipId }
    const deposit = (await listPayables(tx, key)).find(({ kind }) => kind === 'DEPOSIT')
    if (deposit === undefined) continue
    const { source, sourceId } = deposit
    const asked = {
      ...key,
      source,
      sourceId,
      receiver: name,
      account: accounts[index] ?? accounts[0],
      why: 'Har sagt opp',
    }
    const id = await addPayout(tx, { ...asked, ...at(today) })
    if (index > 0) continue
    const moved = { on: osloDateText(today), at: today, by: demoLogins.admin.id }
    await movePayout(tx, { organizationId: org.id, id }, 'APPROVED', moved)
    await movePayout(tx, { organizationId: org.id, id }, 'PAID', moved)
  }
}

/** The books of both clubs: a bill that is lost, a reminder that was sent, deposits that go back, and every month closed until the one before last. */
export const seedLedger = async (tx: Queryable, today: Date): Promise<void> => {
  const lastOpen = osloDateText(addOsloMonths(today, -1)).slice(0, 7)
  for (const org of seedOrgs) {
    await loseOldest(tx, org, today)
    await proposeReminders(tx, org.id, today)
    await sendFirstReminder(tx, org, today)
    await repayDeposits(tx, org, today)
    for (const { month } of await listBookedMonths(tx, org.id, osloDateText(today))) {
      if (month >= lastOpen) break
      const closedAt = addOsloDays(new Date(`${month}-01T12:00:00Z`), 52)
      const made = { organizationId: org.id, month, by: demoLogins.accountant.id, why: 'Purres i måneden etter' }
      const report = await reckonMonth(tx, org.id, month)
      await keepMonth(tx, { ...made, at: closedAt < today ? closedAt : today }, report)
    }
  }
}
