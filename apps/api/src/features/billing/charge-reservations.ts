import { chargeOfLine, reverseAmount } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import {
  type Charge,
  insertCharges,
  lockChargesOf,
  type Made,
  type NewCharge,
  setChargeState,
} from './stores/charges.ts'
import { listOwedLines, type OwedLine } from './stores/owed.ts'

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
  const { membershipId, personId, tariffId, source, deliveredFrom, deliveredTo, place } = line
  const whose = { membershipId, personId, reservationId, tariffId, source, deliveredFrom, deliveredTo, place }
  return { ...chargeOfLine(line, { vatCode, vatPercent }), ...whose, productId, reverses: null }
}

const reversalOf = ({ id, state: _, ...charge }: Charge): NewCharge => ({ ...reverseAmount(charge), reverses: id })

/**
 * Makes the charges of reservations what their prices come to now. What stands already stays; what no longer holds is dropped, or taken
 * back where it was billed. Done twice it does no more than once. Hold the locks of the reservations.
 */
export const chargeReservations = async (
  tx: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
  made: Made,
): Promise<void> => {
  const wanted = Map.groupBy((await listOwedLines(tx, organizationId, reservationIds)).map(toCharge), samenessOf)
  const wrong: Charge[] = []
  for (const charge of await lockChargesOf(tx, organizationId, reservationIds)) {
    if (wanted.get(samenessOf(charge))?.shift() === undefined) wrong.push(charge)
  }
  const { true: billed = [], false: open = [] } = Object.groupBy(
    wrong,
    ({ state }) => String(state === 'billed') as 'true' | 'false',
  )
  if (open.length > 0) {
    await setChargeState(
      tx,
      organizationId,
      open.map(({ id }) => id),
      'dropped',
    )
  }
  const missing = [...wanted.values()].flat()
  await insertCharges(tx, organizationId, [...billed.map(reversalOf), ...missing], made)
}
