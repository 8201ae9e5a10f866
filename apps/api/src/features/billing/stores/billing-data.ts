import type { BillingData } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import type { MembershipKey } from './billing-basis.ts'
import { buyerColumns } from './buyers.ts'

/** Who receives the invoices of memberships that exist, and how, by id. */
export const listBillingData = async (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BillingData>> => {
  const rows = await db.rows<BillingData & { id: number }>(
    `select m.id, m.version, m.type, b."customerName" as customer, m.payer_id as "payerId", m.address_line as "addressLine",
       m.postal_code as "postalCode", m.city, m.organization_number as "organizationNumber", m.buyer_reference as "buyerReference",
       m.cost_center as "costCenter", m.invoice_grouping as "invoiceGrouping", m.invoice_method as "invoiceMethod", m.invoice_email as "invoiceEmail", payer.email as "payerEmail"
     from membership m ${payerOf} cross join lateral (select ${buyerColumns}) b
     where m.organization_id = $1 and m.id = any($2::int[])`,
    [organizationId, ids],
  )
  return new Map(rows.map(({ id, ...data }) => [id, data]))
}

export const findBillingData = async (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<BillingData> => {
  const found = (await listBillingData(db, organizationId, [membershipId])).get(membershipId)
  if (found === undefined) throw new Error(`No membership ${membershipId}.`)
  return found
}

export const isMember = async (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
  personId: number,
): Promise<boolean> =>
  (await db.oneRow(
    'select from membership_member where organization_id = $1 and membership_id = $2 and person_id = $3',
    [organizationId, membershipId, personId],
  )) !== undefined
