import type { Permission } from '@delebil/core-api'
import { type AdminKey, adminResources } from '@delebil/core-api/admin'
import { checkPostponement } from '@delebil/validation'
import { refuseField } from '../../platform/refuse-field.ts'
import type { OfficeCall } from './admin-verb.ts'
import { isStaff } from './stores/staff-store.ts'

/** Refuses a moment until which no case can wait, at the field that says it. */
export const refusePostponement = (field: string, until: Date | null | undefined, now: Date): void => {
  const problem = until ? checkPostponement(until, now) : undefined
  if (problem) throw refuseField(field, problem)
}

/** The rights of the staff that looks after records of a kind. */
export const rightsToFollowUp = (key: AdminKey): readonly Permission[] => {
  const { read, write } = adminResources[key] as { read: readonly Permission[]; write?: readonly Permission[] }
  return [...read, ...(write ?? [])]
}

/** Refuses somebody who is not on the staff that looks after such cases. */
export const refuseAssignee = async (
  { db, office }: Pick<OfficeCall, 'db' | 'office'>,
  field: string,
  personId: number | null | undefined,
  key: AdminKey,
): Promise<void> => {
  if (personId == null || (await isStaff(db, office.organizationId, personId, rightsToFollowUp(key)))) return
  throw refuseField(field, 'field.unknown')
}
