import { createHash } from 'node:crypto'
import { addPayout } from '../features/billing/payouts/add-payout.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { SeedOrg } from './seed-orgs.ts'

/** What a car of each model holds, where the demo says it. */
const holds = `update car_model m set
    tank_litres = case when p.fuel in ('GASOLINE', 'DIESEL', 'HYBRID') then case m.category when 'small' then 38 when 'van' then 80 else 52 end end,
    battery_kwh = case when p.fuel = 'ELECTRIC' then case m.category when 'small' then 45 when 'medium' then 64 else 77 end end
  from (select distinct on (c.organization_id, c.model_id) c.organization_id, c.model_id, substring(kind from 11) as fuel
        from car c, unnest(c.properties) kind where kind like 'FUEL_TYPE:%' and c.organization_id = $1) p
  where (p.organization_id, p.model_id) = (m.organization_id, m.id)`

const ACCOUNT = '99990300107'

type Row = readonly [
  kind: string,
  ore: number,
  quantity: number | null,
  station: string,
  deviations: string,
  state: string,
]

const fuelled: readonly Row[] = [
  ['WASH', 24_900, null, 'Circle K Danmarks plass', '', 'RECEIVED'],
  ['PARKING', 9600, null, 'Klostergarasjen', '', 'RECEIVED'],
  ['WASH', 31_900, null, 'Shell Sandviken', 'expense.outside-trip', 'RECEIVED'],
  ['OTHER', 17_900, null, 'Biltema', '', 'RECEIVED'],
  ['PARKING', 14_400, null, 'Bygarasjen', '', 'PAYOUT'],
  ['WASH', 24_900, null, 'YX Fyllingsdalen', '', 'REFUSED'],
  ['OTHER', 8900, null, 'Europris', '', 'PAYOUT'],
]

/** What a member has laid out goes back to an account, once somebody approves it; left out where another payout waits already. */
const repayExpense = async (tx: Queryable, organizationId: number, at: Date): Promise<void> => {
  const [expense] = await tx.rows<{ id: number; membershipId: number; name: string }>(
    `select e.id, e.membership_id as "membershipId", p.name from reservation_expense e join person p on p.id = e.person_id
     where e.organization_id = $1 and e.state = 'PAYOUT'
       and not exists (select from payout o where o.organization_id = e.organization_id and o.state = 'WAITING') order by e.id limit 1`,
    [organizationId],
  )
  if (expense === undefined) return
  const { id: sourceId, membershipId, name: receiver } = expense
  const asked = { organizationId, membershipId, source: 'EXPENSE', sourceId, receiver, account: ACCOUNT } as const
  await addPayout(tx, { ...asked, why: 'Vil ha pengene på konto', personId: demoLogins.accountant.id, at })
}

/** Receipts of members that wait for staff, one that does not agree with its trip, and some that are decided. */
export const seedExpenses = async (tx: Queryable, { id }: SeedOrg, now: Date): Promise<void> => {
  await tx.change(holds, [id])
  for (const [nth, [kind, ore, quantity, station, deviations, state]] of fuelled.entries()) {
    const receipt = await drawReceipt(id * 10 + nth)
    const digest = createHash('sha256').update(receipt).digest()
    const isDecided = state !== 'RECEIVED'
    await tx.change(
      `with trip as (
         select r.organization_id, r.id, r.car_id, r.membership_id, r.person_id, r.ended_at, coalesce(payer.parent_membership_id, r.membership_id) as payer
         from reservation r join membership payer on (payer.organization_id, payer.id) = (r.organization_id, r.membership_id)
         where r.organization_id = $1 and r.kind = 'member' and r.person_id > 5 and r.ended_at < $2
         order by r.ended_at desc, r.id offset $3 limit 1),
       sent as (
         insert into reservation_expense (organization_id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, quantity, station,
           bought_at, sent_at, receipt_digest, deviations, state, approved_ore, is_to_organization, reason, decided_at, decided_by)
         select organization_id, id, car_id, payer, person_id, $4, $5, $6, $7, ended_at - interval '20 minutes', ended_at + interval '5 minutes', $8,
           coalesce(string_to_array(nullif($9, ''), ','), '{}'), $10::text, case when $10 = 'PAYOUT' then $5::int end, case when $10 = 'PAYOUT' then false end,
           case when $10 = 'REFUSED' then 'Bildet er ikke tydelig nok til å lese.' end, case when $11 then $2::timestamptz end, case when $11 then 3 end
         from trip returning organization_id, id, reservation_id, person_id, sent_at),
       kept as (
         insert into picture (organization_id, reservation_id, expense_id, uploader_id, source_digest, width, height, created_at)
         select organization_id, reservation_id, id, person_id, $8, 480, 760, sent_at from sent returning organization_id, id)
       insert into picture_content (organization_id, picture_id, large, small) select organization_id, id, $12, $12 from kept`,
      [id, now, nth * 4 + 2, kind, ore, quantity, station, digest, deviations, state, isDecided, receipt],
    )
  }
  await repayExpense(tx, id, now)
}
