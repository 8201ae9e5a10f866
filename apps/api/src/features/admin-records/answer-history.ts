import type { AdminChange } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { listAdminChanges, type RecordKey } from '../../platform/audit/change-store.ts'
import type { Queryable } from '../../platform/db/queryable.ts'

/** Who did what to a record that refers to no other, the newest first. */
export const answerHistory = async (db: Queryable, key: RecordKey): Promise<{ answer: { data: AdminChange[] } }> => {
  const changes = await listAdminChanges(db, key)
  return { answer: { data: changes.map(({ at, ...rest }) => ({ ...rest, at: formatInstant(at), titles: {} })) } }
}
