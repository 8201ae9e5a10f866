import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { requirePayment } from '../stores/overdue-memberships.ts'

/** Memberships with something long overdue book nothing more before it is paid, where the club has decided so. Payment lifts it by itself. */
export const requirePayments = async (tx: Queryable, organizationId: number, now: Date): Promise<number> => {
  const { paymentRequiredDays } = await readPolicy(tx, organizationId, now)
  if (paymentRequiredDays === 0) return 0
  return requirePayment(tx, organizationId, osloDateText(addOsloDays(now, -paymentRequiredDays)), now)
}
