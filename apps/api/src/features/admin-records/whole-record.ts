import { type FieldChanges, listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import type { AdminCall } from './admin-verb.ts'
import { answerHistory } from './answer-history.ts'

type Asked = Pick<AdminCall, 'db' | 'office'>

/** What an organisation has one of: it has the organisation's id, and a version that each change of it makes anew. */
export const wholeRecord = (resource: string) => {
  const keyOf = ({ office: { organizationId } }: Asked) => ({ organizationId, resource, id: organizationId })
  return {
    versionOf: async (asked: Asked): Promise<number> => {
      const [newest] = await listAdminChanges(asked.db, keyOf(asked))
      return (newest?.id ?? 0) + 1
    },
    answerHistory: (call: Asked) => answerHistory(call.db, keyOf(call)),
    keep: (call: AdminCall, action: string, changes: FieldChanges, why: string | undefined): Promise<void> =>
      recordAdminChange(call.db, keyOf(call), { personId: call.caller.personId, at: call.now, action, changes, why }),
  }
}
