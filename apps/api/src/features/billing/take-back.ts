import { reverseAmount } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type Charge, insertCharges, type Made, setChargeState } from './stores/charges.ts'

/** Makes charges that stand come to nothing: what nobody has billed is dropped, what was billed is reversed by its figures below zero. */
export const takeBack = async (
  tx: Queryable,
  organizationId: number,
  charges: readonly Charge[],
  made: Made,
): Promise<void> => {
  const billed = charges.filter(({ state }) => state === 'billed')
  // A correction that comes to nothing is dropped already; its reversal says that it holds no more.
  const nothing = charges.filter(({ state }) => state === 'dropped')
  const open = charges.filter(({ state }) => state === 'open' || state === 'held').map(({ id }) => id)
  if (open.length > 0) await setChargeState(tx, organizationId, open, 'dropped')
  const reversed = (of: readonly Charge[]) => of.map((charge) => ({ ...reverseAmount(charge), reverses: charge.id }))
  await insertCharges(tx, organizationId, reversed(billed), made)
  await insertCharges(tx, organizationId, reversed(nothing), { ...made, state: 'dropped' })
}
