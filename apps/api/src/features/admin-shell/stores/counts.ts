import type { Queryable } from '../../../platform/db/queryable.ts'
import { heldCauses } from '../../accounting/stores/accounting-errors.ts'
import { isPostponed } from '../../admin-records/stores/case-sql.ts'
import { waitingLicenses } from '../../license-checks/stores/license-checks.ts'
import { workCases } from '../../reservations/stores/trip-sql.ts'

/** Badges stop counting here. */
const MOST = 1000

const waiting = {
  workList: `reservation r where r.organization_id = $1 and r.kind in ('member', 'admin') and ${workCases.OPEN}`,
  messages: `reservation_message m where organization_id = $1 and read_at is null and not from_staff and not ${isPostponed('m')}`,
  licenses: waitingLicenses,
  expenses: `reservation_expense e where organization_id = $1 and state = 'RECEIVED' and not ${isPostponed('e')}`,
  reminders: `reminder where organization_id = $1 and state = 'PROPOSED'`,
  payouts: `payout where organization_id = $1 and state in ('WAITING', 'APPROVED')`,
  payments: 'incoming_payment p where organization_id = $1 and allocated_ore <> amount_ore and set_aside is null',
  accounting: heldCauses,
  damages: `damage d where organization_id = $1 and state = 'REPORTED' and not ${isPostponed('d')}`,
} as const

/** How much of a kind waits in an organisation; 1000 stands for more, too. */
export const countWaiting = async (
  db: Queryable,
  kind: keyof typeof waiting,
  organizationId: number,
): Promise<number> => {
  const { count } = await db.theRow<{ count: number }>(
    `select count(*) from (select from ${waiting[kind]} limit ${MOST}) as found`,
    [organizationId],
  )
  return count
}
