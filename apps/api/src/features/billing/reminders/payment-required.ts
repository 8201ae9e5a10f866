import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { readAccountingOwner } from '../../organizations/accounting-owner.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { requirePayment } from '../stores/overdue-memberships.ts'

/**
 * Memberships with something long overdue book nothing more before it is paid, where the club has decided so. Payment lifts it by itself.
 * Where another system takes payments in, it is not known here what is paid.
 */
export const requirePayments = async (tx: Queryable, organizationId: number, now: Date): Promise<number> => {
  const { paymentRequiredDays } = await readPolicy(tx, organizationId, now)
  if (paymentRequiredDays === 0 || (await readAccountingOwner(tx, organizationId, now)) !== 'OWN') return 0
  return requirePayment(tx, organizationId, osloDateText(addOsloDays(now, -paymentRequiredDays)), now)
}
