import type { Queryable } from '../../../platform/db/queryable.ts'
import type { PaymentKey } from '../../billing/stores/incoming-payments.ts'

/** Says why nobody looks for the invoice of a payment any more; null, and somebody does. */
export const saySetAside = async (
  tx: Queryable,
  { organizationId, id }: PaymentKey,
  why: string | null,
): Promise<void> => {
  await tx.change(
    'update incoming_payment set set_aside = $3 where organization_id = $1 and id = $2 and set_aside is distinct from $3',
    [organizationId, id, why],
  )
}
