import { countHurt } from '../../stores/admin/conflicts.ts'
import { countWaiting } from '../../stores/admin/counts.ts'
import type { AdminVerb } from './admin-verb.ts'

/** What the badges of the menu say. */
export const adminCounts: AdminVerb<'admin.counts'> = async (_context, { db, office, now }) => {
  const count = (kind: Parameters<typeof countWaiting>[1], ...anyOf: string[]) =>
    anyOf.some((permission) => office.permissions.has(permission))
      ? countWaiting(db, kind, office.organizationId)
      : null
  return {
    answer: {
      workList: await count('workList', 'RESERVATION_READ'),
      messages: await count('messages', 'MESSAGE_READ'),
      damages: await count('damages', 'FLEET_MANAGEMENT_READ', 'MESSAGE_READ'),
      conflicts: office.permissions.has('RESERVATION_READ') ? await countHurt(db, office.organizationId, now) : null,
    },
  }
}
