import { chargeOfLine } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { followDisputes } from './disputes/follow-disputes.ts'
import {
  insertCharges,
  listCharges,
  lockPricedCharges,
  type Made,
  type NewCharge,
  type PricedCharge,
} from './stores/charges.ts'
import { listOwedLines, type OwedLine } from './stores/owed.ts'
import { takeBack } from './take-back.ts'

/** What makes two charges of a reservation the same. */
const samenessOf = ({ reservationId, membershipId, productId, description, ...amount }: NewCharge): string => {
  const { quantity, unitPriceOre, grossOre, vatCode, vatPercent } = amount
  return JSON.stringify([
    reservationId,
    membershipId,
    productId,
    description,
    quantity,
    unitPriceOre,
    grossOre,
    vatCode,
    vatPercent,
  ])
}

const toCharge = (line: OwedLine): NewCharge => {
  const { productId, productVatCode: vatCode, vatPercent, product, reservationId } = line
  if (productId === null || vatCode === null || vatPercent === null) {
    throw new Error(
      `Reservation ${reservationId} cannot be charged: no product "${product}" with a VAT rate on that day.`,
    )
  }
  const { membershipId, personId, tariffId, source, deliveredFrom, deliveredTo, place, costCenter } = line
  const whose = {
    membershipId,
    personId,
    reservationId,
    tariffId,
    source,
    deliveredFrom,
    deliveredTo,
    place,
    costCenter,
  }
  return { ...chargeOfLine(line, { vatCode, vatPercent }), ...whose, productId, reverses: null }
}

/**
 * Makes the charges of reservations what their prices come to now. What stands already stays, as it is or as staff have corrected it;
 * what no longer holds is taken back with its correction. Done twice it does no more than once. Hold the locks of the reservations.
 */
export const chargeReservations = async (
  tx: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
  made: Made,
): Promise<void> => {
  const wanted = Map.groupBy((await listOwedLines(tx, organizationId, reservationIds)).map(toCharge), samenessOf)
  const wrong: PricedCharge[] = []
  for (const charge of await lockPricedCharges(tx, organizationId, reservationIds)) {
    if (wanted.get(samenessOf(charge))?.shift() === undefined) wrong.push(charge)
  }
  const standing = wrong.map(({ id, correction }) => correction?.id ?? id)
  const charges = standing.length === 0 ? [] : await listCharges(tx, organizationId, standing)
  await takeBack(tx, organizationId, charges, made)
  await insertCharges(tx, organizationId, [...wanted.values()].flat(), made)
  await followDisputes(tx, organizationId, standing)
}
