import type { InvoiceGrouping } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import type { MembershipKey } from './billing-basis.ts'
import type { Buyer } from './invoices.ts'

/** SQL: a `Buyer`, of the membership `m` and its `payer`. A company is called what it is called; a private membership by whoever pays. */
export const buyerColumns = `case when m.type = 'COMPANY' then m.name else coalesce(payer.name, m.name) end as "customerName",
  m.address_line as "addressLine", m.postal_code as "postalCode", m.city, m.organization_number as "buyerOrganizationNumber",
  m.buyer_reference as "buyerReference", m.invoice_method as method,
  case m.invoice_method when 'EHF' then m.organization_number when 'EMAIL' then coalesce(m.invoice_email, payer.email)
    else concat_ws(', ', m.address_line, concat_ws(' ', m.postal_code, m.city)) end as receiver`

/**
 * SQL: `bounced.problem` is why the mail that was sent last to the receiver of the membership `m` of the club $1 and its `payer` was refused, if
 * it was. Joined behind both. What was refused is few, so it is looked up at once; `of` says of which invoices `i`, where they are not all meant.
 */
export const bouncedOf = (of = ''): string => `left join (
    select distinct on (i.membership_id, d.method, d.receiver) i.membership_id, d.method, d.receiver, d.problem from invoice_delivery d
    join invoice i on (i.organization_id, i.id) = (d.organization_id, d.invoice_id) ${of}
    where d.organization_id = $1 and d.state = 'FAILED' and not exists (select from invoice n
      join invoice_delivery s on (s.organization_id, s.invoice_id) = (n.organization_id, n.id) and s.id > d.id and s.state = 'SENT'
      where (n.organization_id, n.membership_id) = (i.organization_id, i.membership_id) and (s.method, s.receiver) = (d.method, d.receiver))
    order by i.membership_id, d.method, d.receiver, d.id desc) bounced
  on (bounced.membership_id, bounced.method, bounced.receiver) = (m.id, m.invoice_method, coalesce(m.invoice_email, payer.email))`

/** Who pays, and to which account; the account is null where the club has none. */
export const findBuyer = (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<Buyer & { bankAccount: string | null; grouping: InvoiceGrouping }> =>
  tx.theRow(
    `select ${buyerColumns}, o.bank_account as "bankAccount",
       case when m.type = 'COMPANY' then m.invoice_grouping else 'NONE' end as grouping from membership m
     join organization o on o.id = m.organization_id ${payerOf}
     where m.organization_id = $1 and m.id = $2`,
    [organizationId, membershipId],
  )

/** `bounced`: the mail that was sent there last was refused, and why. */
export type KnownBuyer = Buyer & { bounced: string | null }

/** Who would receive the bills of a membership that exists, the name of the person who pays, and the membership that pays in its place. */
export const findKnownBuyer = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<KnownBuyer & { payer: string; paidBy: string | null }> =>
  db.theRow(
    `select ${buyerColumns}, coalesce(payer.name, m.name) as payer, bounced.problem as bounced,
       (select granting.name from membership granting where (granting.organization_id, granting.id) = (m.organization_id, m.parent_membership_id)) as "paidBy"
     from membership m ${payerOf} ${bouncedOf('and i.membership_id = $2')} where m.organization_id = $1 and m.id = $2`,
    [organizationId, membershipId],
  )

/** `askedAt`: when its owners were last asked for what is missing. */
export type BilledMembership = KnownBuyer & { id: number; askedAt: Date | null }

/** Who would receive the bills of the memberships of an organization that may drive, or have something that is not billed. */
export const listBuyers = (db: Queryable, organizationId: number): Promise<BilledMembership[]> =>
  db.rows(
    `select m.id, m.billing_data_asked_at as "askedAt", ${buyerColumns}, bounced.problem as bounced from membership m ${payerOf} ${bouncedOf()}
     left join lateral (select true as owes from charge c where m.state <> 'ACTIVE' and (c.organization_id, c.membership_id) = (m.organization_id, m.id)
       and c.state in ('open', 'held') limit 1) unbilled on true
     where m.organization_id = $1 and m.parent_membership_id is null and (m.state = 'ACTIVE' or unbilled.owes)
     order by m.billing_data_asked_at nulls first, m.id`,
    [organizationId],
  )

/** Those of the memberships that are asked now: whom somebody else has asked meanwhile is left out. */
export const claimToAsk = async (
  tx: Queryable,
  organizationId: number,
  ids: readonly number[],
  { at, notSince }: { at: Date; notSince: Date },
): Promise<ReadonlySet<number>> => {
  const claimed = await tx.rows<{ id: number }>(
    `update membership set billing_data_asked_at = $3 where organization_id = $1 and id = any($2::int[])
       and (billing_data_asked_at is null or billing_data_asked_at < $4) returning id`,
    [organizationId, ids, at, notSince],
  )
  return new Set(claimed.map(({ id }) => id))
}

export const listOwners = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<{ email: string }[]> =>
  db.rows(
    `select p.email from membership_member mm join person p on p.id = mm.person_id and p.deleted_at is null
     where mm.organization_id = $1 and mm.membership_id = $2 and mm.is_owner and p.email is not null order by p.id`,
    [organizationId, membershipId],
  )

/** When the owners of memberships were last asked who receives their invoices, where they were. */
export const listAskedAt = async (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> => {
  const rows = await db.rows<{ id: number; at: Date }>(
    `select id, billing_data_asked_at as at from membership where organization_id = $1 and id = any($2::int[]) and billing_data_asked_at is not null`,
    [organizationId, ids],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
