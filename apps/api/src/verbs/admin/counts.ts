import { countWaiting } from '../../stores/admin/counts.ts'
import type { AdminVerb } from './admin-verb.ts'

/** What the badges of the menu say. */
export const adminCounts: AdminVerb<'admin.counts'> = async (_context, { db, office }) => {
  const count = (kind: Parameters<typeof countWaiting>[1], ...anyOf: string[]) =>
    anyOf.some((permission) => office.permissions.has(permission))
      ? countWaiting(db, kind, office.organizationId)
      : null
  const [workList, messages, damages] = await Promise.all([
    count('workList', 'RESERVATION_READ'),
    count('messages', 'MESSAGE_READ'),
    count('damages', 'FLEET_MANAGEMENT_READ', 'MESSAGE_READ'),
  ])
  return { answer: { workList, messages, damages } }
}
