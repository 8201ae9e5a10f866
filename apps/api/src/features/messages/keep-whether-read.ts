import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Writing } from '../admin-records/rules.ts'

/** Keeps in the history of each message that an answer had it read, or has it wait again. */
export const keepWhetherRead = async (
  { call: { db, office, caller, now } }: Writing,
  ids: readonly number[],
  isRead: boolean,
): Promise<void> => {
  for (const id of ids) {
    const record = { organizationId: office.organizationId, resource: 'messages', id }
    const changes = { isRead: { from: !isRead, to: isRead } }
    await recordAdminChange(db, record, { personId: caller.personId, at: now, action: 'change', changes })
  }
}
