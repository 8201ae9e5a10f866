import type { VatShare } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import { isOfRun, type RunKey } from './billing-runs.ts'
import { bouncedOf, buyerColumns } from './buyers.ts'
import type { Buyer } from './invoices.ts'

/** What a run would bill a membership, and what its rules ask about it. Amounts in øre. */
export type RunBill = Omit<Buyer, 'method'> & {
  membershipId: number
  method: NonNullable<Buyer['method']>
  grossOre: number
  vatOre: number
  lines: number
  setAside: string | null
  /** The open charges are those that were drafted. */
  isAsDrafted: boolean
  /** The mail that was sent there last was refused, and why. */
  bounced: string | null
  /** How many lines have no place of delivery, no text, a VAT rate that was not in force when they were delivered, or VAT that is not that of the rate. */
  placeless: number
  textless: number
  wrongRate: number
  wrongVat: number
  /** Tolls and the like passed on beside a fee: with a fee the whole of it is taxable. */
  feesOnOutlays: number
  /** The numbers of the products that its lines are of. */
  products: string[]
  /** Whoever pays has AvtaleGiro, and wants notice of it in writing. */
  isDirectDebited: boolean
  wantsNotice: boolean
  /** 'YYYY-MM-DD' */
  dueDate: string
  vat: Omit<VatShare, 'netOre'>[]
}

const ofBill = `join charge c on (c.organization_id, c.membership_id) = (b.organization_id, b.membership_id)
  and c.state = 'open' and ${isOfRun} and c.id <= b.last_charge_id and c.delivered_to < ((run.delivered_until + 1)::timestamp at time zone 'Europe/Oslo')`

/** Which bills of a run: one, or so many of those that are not set aside, behind the last that was seen. */
type Which = { readonly membershipId: number } | { readonly after: number; readonly most: number }

/** The bills of a run that are not made yet, in the order of their memberships. */
export const listRunBills = (db: Queryable, { organizationId, id }: RunKey, which: Which): Promise<RunBill[]> =>
  db.rows(
    `with run as (select * from billing_run where organization_id = $1 and id = $2),
     chosen as materialized (
       select * from billing_run_membership where organization_id = $1 and run_id = $2 and invoice_id is null
         and ($3::int is null or membership_id = $3) and ($4::int is null or set_aside is null and membership_id > $4)
       order by membership_id limit $5),
     line as (
       select b.membership_id, c.id, p.product_number, c.gross_ore, c.vat_ore, c.vat_code, c.vat_percent, c.place is null and c.reservation_id is not null as placeless,
         c.description = '' as textless,
         c.vat_percent is distinct from (select percent from vat_rate v where v.vat_code = c.vat_code
           and v.valid_from <= (c.delivered_to at time zone 'Europe/Oslo')::date order by v.valid_from desc limit 1) as wrong_rate,
         abs(c.vat_ore - c.gross_ore * c.vat_percent / (100 + c.vat_percent)) > 0.5 as wrong_vat,
         p.category = 'FEE' and exists (select from charge o join product q on (q.organization_id, q.id) = (o.organization_id, o.product_id)
           where o.organization_id = c.organization_id and o.reservation_id = c.reservation_id and o.state = 'open'
             and q.category = 'EXPENSE' and o.vat_ore = 0 and c.source = 'IMPORT') as fee_on_outlay
       from run cross join chosen b ${ofBill}
       join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)),
     share as (
       select membership_id, vat_code, vat_percent, sum(gross_ore) as gross_ore, sum(vat_ore) as vat_ore from line group by 1, 2, 3),
     vat as (
       select membership_id, jsonb_agg(jsonb_build_object('vatCode', vat_code, 'vatPercent', vat_percent, 'grossOre', gross_ore,
         'vatOre', vat_ore) order by vat_code) as vat from share group by 1),
     now as (
       select membership_id, md5(string_agg(id::text, ',' order by id)) as charges,
         count(*) filter (where placeless)::int as placeless, count(*) filter (where textless)::int as textless,
         count(*) filter (where wrong_rate)::int as "wrongRate", count(*) filter (where wrong_vat)::int as "wrongVat",
         count(*) filter (where fee_on_outlay)::int as "feesOnOutlays", array_agg(distinct product_number) as products
       from line group by 1)
     select b.membership_id as "membershipId", ${buyerColumns}, b.gross_ore::int as "grossOre", b.vat_ore::int as "vatOre", b.lines, b.set_aside as "setAside",
       now.charges is not distinct from b.charges as "isAsDrafted", coalesce(now.placeless, 0) as placeless,
       coalesce(now.textless, 0) as textless, coalesce(now."wrongRate", 0) as "wrongRate", coalesce(now."wrongVat", 0) as "wrongVat",
       coalesce(now."feesOnOutlays", 0) as "feesOnOutlays", coalesce(vat.vat, '[]') as vat,
       coalesce(now.products, '{}') as products,
       m.direct_debit_kid is not null as "isDirectDebited", m.direct_debit_notice as "wantsNotice",
       (select due_date::text from run) as "dueDate", bounced.problem as bounced
     from chosen b join membership m on (m.organization_id, m.id) = (b.organization_id, b.membership_id) ${payerOf}
     ${bouncedOf('and i.membership_id in (select membership_id from chosen)')}
     left join now on now.membership_id = b.membership_id left join vat on vat.membership_id = b.membership_id
     order by b.membership_id`,
    'after' in which
      ? [organizationId, id, null, which.after, which.most]
      : [organizationId, id, which.membershipId, null, 1],
  )

/** The last charge that a membership's bill of a run may hold; undefined where the run has none for it. */
export const findLastCharge = async (
  db: Queryable,
  { organizationId, id }: RunKey,
  membershipId: number,
): Promise<number | undefined> =>
  (
    await db.oneRow<{ last: number }>(
      `select last_charge_id::int as last from billing_run_membership where organization_id = $1 and run_id = $2 and membership_id = $3`,
      [organizationId, id, membershipId],
    )
  )?.last
