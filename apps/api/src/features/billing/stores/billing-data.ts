import type { BillingData } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { violationOf } from '../../admin-records/stores/write-records.ts'
import type { MembershipKey } from './billing-basis.ts'
import { buyerColumns, payerOf } from './buyers.ts'

export type StoredBillingData = Omit<BillingData, 'customer'> & { customerName: string }

/** Who receives the invoices of a membership that exists, and how. */
export const findBillingData = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<StoredBillingData> =>
  db.theRow(
    `select m.version, m.type, ${buyerColumns}, m.payer_id as "payerId", m.organization_number as "organizationNumber",
       m.invoice_method as "invoiceMethod", m.invoice_email as "invoiceEmail", payer.email as "payerEmail"
     from membership m ${payerOf} where m.organization_id = $1 and m.id = $2`,
    [organizationId, membershipId],
  )

export const isMember = async (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
  personId: number,
): Promise<boolean> =>
  (await db.oneRow(
    'select from membership_member where organization_id = $1 and membership_id = $2 and person_id = $3',
    [organizationId, membershipId, personId],
  )) !== undefined

const columns = {
  payerId: 'payer_id',
  addressLine: 'address_line',
  postalCode: 'postal_code',
  city: 'city',
  organizationNumber: 'organization_number',
  buyerReference: 'buyer_reference',
  invoiceMethod: 'invoice_method',
  invoiceEmail: 'invoice_email',
} as const

type Changed = { readonly [N in keyof typeof columns]?: string | number | null | undefined }

/** What is left out stays. */
export const changeBillingData = async (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
  sent: Changed,
): Promise<'changed' | 'number-taken'> => {
  const named = Object.entries(columns).filter(([name]) => sent[name as keyof Changed] !== undefined)
  if (named.length === 0) return 'changed'
  const set = named.map(([, column], index) => `${column} = $${index + 3}`)
  try {
    await tx.change(`update membership set ${set.join(', ')} where organization_id = $1 and id = $2`, [
      organizationId,
      membershipId,
      ...named.map(([name]) => sent[name as keyof Changed]),
    ])
    return 'changed'
  } catch (error) {
    if (violationOf(error)?.constraint !== 'membership_by_organization_number') throw error
    return 'number-taken'
  }
}
