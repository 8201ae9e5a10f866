import { addOsloDays } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { moveCharge } from '../move-charge.ts'
import type { Charge } from '../stores/charges.ts'
import { insertDispute } from '../stores/disputes.ts'

type Said = {
  readonly text: string
  readonly shouldBeOre: number | null
  readonly isFromStaff: boolean
  readonly personId: number
  readonly at: Date
}

/** Writes down that a charge is wrong, and holds it until somebody answers. Hold the lock of the charge. */
export const disputeCharge = async (
  tx: Queryable,
  organizationId: number,
  { id, state }: Pick<Charge, 'id' | 'state'>,
  { at, ...said }: Said,
): Promise<void> => {
  const { disputeAnswerDays } = await readPolicy(tx, organizationId, at)
  const key = { organizationId, chargeId: id }
  if (!(await insertDispute(tx, key, { ...said, raisedAt: at, dueAt: addOsloDays(at, disputeAnswerDays) })))
    throw new Refusal('charge.disputed')
  if (state === 'open') await moveCharge(tx, organizationId, id, 'held')
}
