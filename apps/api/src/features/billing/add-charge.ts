import { vatIncludedOre } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { findBilledMembership } from './stores/billed-membership.ts'
import { findChargedProduct } from './stores/charged-products.ts'
import { insertCharge, type Made, type NewCharge } from './stores/charges.ts'
import { findPlaceOfTrip } from './stores/trip-invoices.ts'

type Asked = Pick<NewCharge, 'membershipId' | 'description' | 'quantity' | 'unitPriceOre' | 'source'> &
  Pick<NewCharge, 'deliveredFrom' | 'deliveredTo'> &
  Partial<Pick<NewCharge, 'personId' | 'reservationId' | 'damageId' | 'costCenter'>>

const amountOf = (quantity: number, unitPriceOre: number, vatPercent: number) => {
  // What is owed back is the same figures below zero: half an øre goes the same way.
  const sign = Math.sign(quantity)
  const ore = Math.round(Math.abs(quantity) * unitPriceOre)
  return { quantity, unitPriceOre, grossOre: sign * ore, vatOre: sign * vatIncludedOre(ore, vatPercent) }
}

/**
 * Makes a membership, or the one that granted it, owe for a product, at the VAT rate of the day that it was delivered. Less than nothing of it is owed to the
 * membership. Answers its id, or undefined where the product has no rate that day.
 */
export const addCharge = async (
  tx: Queryable,
  organizationId: number,
  of: Parameters<typeof findChargedProduct>[2],
  { quantity, unitPriceOre, ...asked }: Asked,
  made: Made,
): Promise<number | undefined> => {
  const product = await findChargedProduct(tx, organizationId, of, osloDateText(asked.deliveredTo))
  if (product === undefined || product.vatCode === null || product.vatPercent === null) return undefined
  const { id: productId, unit, vatCode, vatPercent } = product
  const place = asked.reservationId ? await findPlaceOfTrip(tx, organizationId, asked.reservationId) : null
  const membershipId = await findBilledMembership(tx, organizationId, asked.membershipId)
  const whose = {
    personId: null,
    reservationId: null,
    place,
    tariffId: null,
    reverses: null,
    ...asked,
    membershipId,
    productId,
  }
  const amount = { unit, vatCode, vatPercent, ...amountOf(quantity, unitPriceOre, vatPercent) }
  return insertCharge(tx, organizationId, { ...whose, ...amount }, made)
}
