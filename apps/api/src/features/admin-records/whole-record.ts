import { type FieldChanges, listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import type { AdminCall } from './admin-verb.ts'
import { answerHistory } from './answer-history.ts'
import { refuseStale } from './refuse-stale.ts'

type Asked = Pick<AdminCall, 'db' | 'office'>

type Whole = { readonly version: number }

/** What an organisation has one of: it has the organisation's id, and a version that each change of it makes anew. `lock` lets changes of one organisation wait for each other. */
export const wholeRecord = (resource: string, lock: (tx: AdminCall['db'], organizationId: number) => Promise<void>) => {
  const keyOf = ({ office: { organizationId } }: Asked) => ({ organizationId, resource, id: organizationId })
  return {
    versionOf: async (asked: Asked): Promise<number> => {
      const [newest] = await listAdminChanges(asked.db, keyOf(asked))
      return (newest?.id ?? 0) + 1
    },
    answerHistory: (call: Asked) => answerHistory(call.db, keyOf(call)),
    /** The record as it is, which must be what was seen; nobody else changes it until the transaction ends. */
    readLocked: async <W extends Whole, C extends AdminCall>(
      call: C,
      version: number,
      read: (call: C) => Promise<W>,
    ): Promise<W> => {
      await lock(call.db, call.office.organizationId)
      const before = await read(call)
      refuseStale(version, before)
      return before
    },
    /** Keeps who changed what, and answers the record as it is now. */
    keep: async <W extends Whole, C extends AdminCall>(
      call: C,
      {
        action,
        changes,
        why,
      }: { readonly action: string; readonly changes: FieldChanges; readonly why: string | undefined },
      read: (call: C) => Promise<W>,
    ) => {
      const { personId } = call.caller
      await recordAdminChange(call.db, keyOf(call), { personId, at: call.now, action, changes, why })
      return { answer: { entity: await read(call), errors: [] as [] } }
    },
  }
}
