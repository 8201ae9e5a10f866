import type { Queryable } from '../../../platform/db/queryable.ts'
import { setChargeState } from '../stores/charges.ts'
import { moveDisputes } from '../stores/disputes.ts'

/**
 * A question that waits follows the line that it is about: what stands in the place of charges that were taken back is held until it is
 * answered. Where nothing does, it waits with the line that is gone, and staff answer it there.
 */
export const followDisputes = async (
  tx: Queryable,
  organizationId: number,
  takenBack: readonly number[],
): Promise<void> => {
  if (takenBack.length === 0) return
  const held = await moveDisputes(tx, organizationId, takenBack)
  const ids = held.map(({ chargeId }) => chargeId)
  if (ids.length > 0) await setChargeState(tx, organizationId, ids, 'held')
}
