import { draftMemberships, insertRun } from '../../apps/api/src/features/billing/stores/billing-runs.ts'
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'
import { withoutGuards } from '../../apps/api/src/platform/db/without-guards.ts'
import type { Scope } from '../measure/scope.ts'

// What is older than a month was billed.
const charges = `
  insert into charge (organization_id, membership_id, reservation_id, product_id, description, quantity, unit, unit_price_ore, gross_ore,
    vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source, state)
  select r.organization_id, r.membership_id, r.id, p.id, 'Leietid', 1, 'time', 5900, 5900, '3', 25, 1180, r.start_at, r.end_at, 'PRICE',
    case when r.end_at < $1::timestamptz - interval '1 month' then 'billed' else 'open' end
  from reservation r join product p on p.organization_id = r.organization_id and p.key = 'hours'
  where r.end_at < $1 and r.membership_id is not null
    and not exists (select from charge c where (c.organization_id, c.reservation_id) = (r.organization_id, r.id))`

const isTakenBack = Symbol('A draft that was taken back.')

/** The bills of a club's last month. `draft` writes them down as a run does, and takes them back. */
export type MonthToBill = { readonly bills: number; readonly draft: () => Promise<void> }

/** Charges every trip that has ended, in all clubs, and answers what one of them has to bill. */
export async function openMonthToBill(
  scope: Scope,
  url: string,
  organizationId: number,
  now: Date,
): Promise<MonthToBill> {
  const database = openDatabase({ url, size: 1 })
  scope.add(() => database.close())
  await patientTransaction(database, async (tx) => {
    await tx.change("set local maintenance_work_mem = '512MB'")
    await withoutGuards(tx, 'charge', async () => void (await tx.change(charges, [now])))
  })
  await database.change('analyze charge')
  const day = now.toISOString().slice(0, 10)
  let bills = 0
  const draft = () =>
    patientTransaction(database, async (tx) => {
      const dated = { organizationId, deliveredUntil: day, invoiceDate: day, dueDate: day }
      const nobody = { draftedBy: null, reservationId: null, note: null }
      const id = await insertRun(tx, { ...dated, ...nobody, draftedAt: now, openUntil: now })
      bills = await draftMemberships(tx, { ...dated, id })
      throw isTakenBack
    }).catch((problem: unknown) => {
      if (problem !== isTakenBack) throw problem
    })
  await draft()
  return { bills, draft }
}
