import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { AdminCall } from '../admin-records/admin-verb.ts'

type Act = {
  readonly action: string
  readonly about: {
    readonly ids?: readonly number[] | undefined
    readonly cause?: string | undefined
    readonly why?: string | undefined
  }
  readonly to: unknown
}

const nameOf = ({ ids, cause }: Act['about']): string => {
  if (ids !== undefined) return `invoices ${ids.join(', ').slice(0, 200)}`
  return cause === undefined ? 'integration' : `cause ${cause}`
}

/** Keeps with the integration what staff did to bills on their way to the books. */
export const keepAct = (
  { db, office: { organizationId }, caller, now }: Pick<AdminCall, 'db' | 'office' | 'caller' | 'now'>,
  { action, about, to }: Act,
): Promise<void> =>
  recordAdminChange(
    db,
    { organizationId, resource: 'tripletex', id: organizationId },
    { personId: caller.personId, at: now, action, changes: { [nameOf(about)]: { from: null, to } }, why: about.why },
  )
