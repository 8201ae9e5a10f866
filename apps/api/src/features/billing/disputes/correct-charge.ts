import { vatIncludedOre } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import { type Charge, insertCharges } from '../stores/charges.ts'
import { takeBack } from '../take-back.ts'

type Asked = {
  readonly grossOre: number
  readonly why: string
  readonly personId: number
  readonly at: Date
}

/** What is neither dropped nor reversed, and reverses nothing, can be said to be wrong. What sets an expense off is put right where that was decided. */
export const refuseUnlessStanding = ({
  state,
  reverses,
  source,
  isTakenBack,
}: Charge & { isTakenBack: boolean }): void => {
  if (source === 'EXPENSE') throw new Refusal('charge.of-expense')
  if (state === 'dropped' || reverses !== null || isTakenBack) throw new Refusal('charge.taken-back')
}

/**
 * Takes a charge back and makes the one that it should have been, on the same day with the same rate. One that comes to nothing is kept,
 * dropped, so that the price of its trip is never owed again. Hold the lock of the charge.
 */
export const correctCharge = async (
  tx: Queryable,
  organizationId: number,
  charge: Charge & { isTakenBack: boolean },
  { grossOre, why, personId, at }: Asked,
): Promise<void> => {
  refuseUnlessStanding(charge)
  if (grossOre === charge.grossOre) throw refuseField('grossOre', 'charge.same-amount')
  const made = { at, by: personId, reason: why }
  await takeBack(tx, organizationId, [charge], made)
  const isOfPrice = charge.source === 'PRICE' || charge.source === 'CANCELLATION'
  const right = {
    ...charge,
    quantity: grossOre === 0 ? 0 : 1,
    unit: 'stk',
    unitPriceOre: grossOre,
    grossOre,
    vatOre: vatIncludedOre(grossOre, charge.vatPercent),
    source: 'STAFF',
    reverses: null,
    corrects: charge.corrects ?? (isOfPrice ? charge.id : null),
  } as const
  const state = grossOre === 0 ? 'dropped' : 'open'
  if (grossOre > 0 || right.corrects) await insertCharges(tx, organizationId, [right], { ...made, state })
}
