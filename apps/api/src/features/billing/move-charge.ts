import type { Queryable } from '../../platform/db/queryable.ts'
import { runTexts } from './runs/run-texts.ts'
import { setChargeState } from './stores/charges.ts'
import { draftAgain, lockDraftedBills } from './stores/drafted-bills.ts'

/** Holds a charge, or lets it go. It leaves the bills that nobody has approved, or is in them again; the rest of them stays as it was drafted. */
export const moveCharge = async (
  tx: Queryable,
  organizationId: number,
  chargeId: number,
  state: 'open' | 'held',
): Promise<void> => {
  const aside = runTexts.held
  const bills = await lockDraftedBills(tx, { organizationId, chargeId, aside })
  await setChargeState(tx, organizationId, [chargeId], state)
  for (const bill of bills) await draftAgain(tx, organizationId, bill, aside)
}
