import type { Queryable } from '../../../platform/db/queryable.ts'

/** Who sends the invoices of a club. */
export type Seller = {
  name: string
  organizationNumber: string | null
  phone: string | null
  email: string | null
  addressLine: string | null
  postalCode: string | null
  city: string | null
  isVatRegistered: boolean
  isInBusinessRegister: boolean
  /** Where to pay; null where the club has no account yet. */
  bankAccount: string | null
}

/** What a club says of itself now. */
export const findSeller = async (db: Queryable, organizationId: number): Promise<Seller> =>
  (await db.theRow<{ seller: Seller }>('select seller_of($1) as seller', [organizationId])).seller

/** What it said when an invoice was made. */
export const findSellerOf = async (
  db: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<Seller> =>
  (
    await db.theRow<{ seller: Seller }>('select seller from invoice where organization_id = $1 and id = $2', [
      organizationId,
      id,
    ])
  ).seller

const columns = {
  name: 'name',
  organizationNumber: 'organization_number',
  phone: 'support_phone',
  email: 'support_email',
  addressLine: 'address_line',
  postalCode: 'postal_code',
  city: 'city',
  isVatRegistered: 'is_vat_registered',
  isInBusinessRegister: 'is_in_business_register',
  bankAccount: 'bank_account',
} as const satisfies Readonly<Record<keyof Seller, string>>

export type SellerChange = { readonly [Name in keyof Seller]?: Seller[Name] | undefined }

/** Changes of one organization wait for each other. */
export const lockSeller = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select from organization where id = $1 for no key update', [organizationId])
}

/** What is left out stays. */
export const saveSeller = async (tx: Queryable, organizationId: number, sent: SellerChange): Promise<void> => {
  const named = Object.entries(columns).filter(([name]) => sent[name as keyof Seller] !== undefined)
  if (named.length === 0) return
  const set = named.map(([, column], index) => `${column} = $${index + 2}`)
  const values = named.map(([name]) => sent[name as keyof Seller])
  await tx.change(`update organization set ${set.join(', ')} where id = $1`, [organizationId, ...values])
}
