import type { Permission } from '@delebil/core-api'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { countAffected } from '../conflicts/stores/conflicts.ts'
import { countWaiting } from './stores/counts.ts'

/** What the badges of the menu say. */
export const adminCounts: AdminVerb<'admin.counts'> = async (_context, { db, office, now }) => {
  const count = (kind: Parameters<typeof countWaiting>[1], ...anyOf: Permission[]) =>
    mayAny(office, anyOf) ? countWaiting(db, kind, office.organizationId) : null
  return {
    answer: {
      workList: await count('workList', 'RESERVATION_READ'),
      messages: await count('messages', 'MESSAGE_READ'),
      damages: await count('damages', 'FLEET_MANAGEMENT_READ', 'MESSAGE_READ'),
      accounting: await count('accounting', 'BILLING_READ'),
      payments: await count('payments', 'BILLING_READ'),
      licenses: await count('licenses', 'MEMBERSHIP_WRITE'),
      expenses: await count('expenses', 'BILLING_READ'),
      payouts: await count('payouts', 'BILLING_READ'),
      reminders: await count('reminders', 'BILLING_READ'),
      conflicts: mayAny(office, ['RESERVATION_READ']) ? await countAffected(db, office.organizationId, now) : null,
    },
  }
}
