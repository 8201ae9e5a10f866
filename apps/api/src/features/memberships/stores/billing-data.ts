import type { Queryable } from '../../../platform/db/queryable.ts'

const columns = {
  payerId: 'payer_id',
  addressLine: 'address_line',
  postalCode: 'postal_code',
  city: 'city',
  organizationNumber: 'organization_number',
  buyerReference: 'buyer_reference',
  costCenter: 'cost_center',
  invoiceGrouping: 'invoice_grouping',
  invoiceMethod: 'invoice_method',
  invoiceEmail: 'invoice_email',
} as const

export type BillingDataChange = { readonly [N in keyof typeof columns]?: string | number | null | undefined }

/** Who receives the invoices of a membership from now on, and how. What is left out stays. */
export const saveBillingData = async (
  tx: Queryable,
  { organizationId, membershipId }: { organizationId: number; membershipId: number },
  sent: BillingDataChange,
): Promise<void> => {
  const named = Object.entries(columns).filter(([name]) => sent[name as keyof BillingDataChange] !== undefined)
  if (named.length === 0) return
  const set = named.map(([, column], index) => `${column} = $${index + 3}`)
  await tx.change(`update membership set ${set.join(', ')} where organization_id = $1 and id = $2`, [
    organizationId,
    membershipId,
    ...named.map(([name]) => sent[name as keyof BillingDataChange]),
  ])
}
