import { Refusal } from '../../../platform/refusal.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { findPersonFacts } from '../people-store.ts'

/** What opens an account is not for the staff of one club to change where the account reaches further than that club. */
export const refuseReaching = async ({ call }: Writing, personId: number): Promise<void> => {
  const { isElsewhere, hasPermissions } = await findPersonFacts(call.db, call.office.organizationId, personId)
  if (isElsewhere) throw new Refusal('person.other-club')
  if (hasPermissions && personId !== call.caller.personId) throw new Refusal('person.has-permissions')
}
