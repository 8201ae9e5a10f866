import type { AgedReceivable, AgedTotals } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

const ages = [
  'notDueOre',
  'upTo14Ore',
  'upTo30Ore',
  'upTo60Ore',
  'upTo90Ore',
  'olderOre',
  'creditOre',
  'balanceOre',
] as const satisfies readonly (keyof AgedReceivable)[]

/** SQL: what rested of the invoice `i` when the day was over. */
const restOn = (day: string): string => `i.total_ore
  + coalesce((select sum(n.total_ore) from invoice n where (n.organization_id, n.credits_id) = (i.organization_id, i.id) and n.invoice_date <= ${day}), 0)
  - coalesce((select sum(a.amount_ore) from payment_allocation a where (a.organization_id, a.invoice_id) = (i.organization_id, i.id) and a.posted_on <= ${day}), 0)
  - coalesce((select sum(w.amount_ore) from write_off w where (w.organization_id, w.invoice_id) = (i.organization_id, i.id) and w.posted_on <= ${day}), 0)`

// What each membership owed by bill, and what it had to its credit. $1: the organisation, $2: the day.
const owed = `
  bill as (select i.membership_id, i.due_date, ${restOn('$2::date')} as rest from invoice i
    where i.organization_id = $1 and i.kind = 'INVOICE' and coalesce(i.opened_on, i.invoice_date) <= $2::date),
  credit as (
    select membership_id, -amount_ore as ore from payment_allocation where organization_id = $1 and target = 'CREDIT' and posted_on <= $2::date
    union all select membership_id, total_ore from invoice
      where organization_id = $1 and kind = 'CREDIT_NOTE' and credits_id is null and invoice_date <= $2::date
    union all select membership_id, amount_ore from payout
      where organization_id = $1 and credit_note_id is not null and posted_on <= $2::date and (canceled_on is null or canceled_on > $2::date))`

const between = (from: number, to: number): string =>
  `coalesce(sum(rest) filter (where $2::date - due_date between ${from} and ${to}), 0)::float8`

const balances = `${owed},
  aged as (select membership_id, coalesce(sum(rest) filter (where due_date >= $2::date), 0)::float8 as "notDueOre",
      ${between(1, 14)} as "upTo14Ore", ${between(15, 30)} as "upTo30Ore", ${between(31, 60)} as "upTo60Ore",
      ${between(61, 90)} as "upTo90Ore", ${between(91, 99_999)} as "olderOre", sum(rest)::float8 as bills
    from bill where rest <> 0 group by 1),
  credits as (select membership_id, sum(ore)::float8 as ore from credit group by 1 having sum(ore) <> 0),
  balance as (select membership_id as "membershipId", coalesce("notDueOre", 0) as "notDueOre", coalesce("upTo14Ore", 0) as "upTo14Ore",
      coalesce("upTo30Ore", 0) as "upTo30Ore", coalesce("upTo60Ore", 0) as "upTo60Ore", coalesce("upTo90Ore", 0) as "upTo90Ore",
      coalesce("olderOre", 0) as "olderOre", coalesce(c.ore, 0) as "creditOre", coalesce(bills, 0) + coalesce(c.ore, 0) as "balanceOre"
    from aged full join credits c using (membership_id))`

/** Where a page of them goes on: behind whoever came last. */
export type AgedPlace = { readonly balanceOre: number; readonly membershipId: number }

/** What each membership owed when a day, 'YYYY-MM-DD', was over, by how long it had been due; who owed most first. All, or so many after a place. */
export const listAgedReceivables = (
  db: Queryable,
  organizationId: number,
  day: string,
  { limit = null, after }: { readonly limit?: number | null; readonly after?: AgedPlace | undefined } = {},
): Promise<AgedReceivable[]> =>
  db.rows(
    `with ${balances} select b."membershipId", m.name as membership, ${ages.map((age) => `b."${age}"`).join(', ')}
     from balance b join membership m on m.organization_id = $1 and m.id = b."membershipId"
     where $3::float8 is null or b."balanceOre" < $3 or (b."balanceOre" = $3 and m.id > $4::int)
     order by b."balanceOre" desc, m.id limit $5::int`,
    [organizationId, day, after?.balanceOre ?? null, after?.membershipId ?? null, limit],
  )

/** What all of them owed together, by how long it had been due, and how many owed something of each age. */
export const sumAgedReceivables = async (
  db: Queryable,
  organizationId: number,
  day: string,
): Promise<AgedTotals & { readonly count: number }> => {
  const of = (what: (age: string) => string) =>
    `json_build_object(${ages.map((age) => `'${age}', ${what(`"${age}"`)}`).join(', ')})`
  return db.theRow(
    `with ${balances} select count(*)::int as count, ${of((age) => `coalesce(sum(${age}), 0)`)} as ore,
       ${of((age) => `count(*) filter (where ${age} <> 0)`)} as memberships from balance`,
    [organizationId, day],
  )
}

/** What all of them owed together when a day was over, bill by bill. */
export const sumOpenBills = async (db: Queryable, organizationId: number, day: string): Promise<number> => {
  const { ore } = await db.theRow<{ ore: number }>(
    `with ${owed} select (coalesce((select sum(rest) from bill), 0) + coalesce((select sum(ore) from credit), 0))::float8 as ore`,
    [organizationId, day],
  )
  return ore
}
