import type { StaffRight } from '@delebil/core-api/admin'
import { formatInstant, osloDateText } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verbs } from '../../platform/verb.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import { findLinkable } from '../accounts/stores/linked-persons.ts'
import { recordOfStaff } from './record-of-staff.ts'
import { rightsAsText } from './rights-as-text.ts'
import {
  deleteStaffInvitation,
  findStaffInvitationsTo,
  lockStaffInvitationTo,
} from './stores/staff-invitations-store.ts'
import { listStaffMembers, lockStaff, setRights } from './stores/staff-rights-store.ts'

/** The address of somebody, and whether they have proved that it is theirs. */
const addressOf = async (db: Queryable, personId: number) => {
  const { email, name } = orRefuse(await findAccount(db, personId), 'session.missing')
  const [found] = await findLinkable(db, email, '')
  return { email, name, isProven: found?.isEmailProven === true }
}

const names = (rights: readonly StaffRight[]) => rights.map(({ permission }) => permission)

/** What somebody who is invited to a staff does. */
export const staffMemberVerbs = {
  listStaffInvitations: async (_context, { db, caller, now }) => {
    const { email, isProven } = await addressOf(db, caller.personId)
    const found = isProven ? await findStaffInvitationsTo(db, email, now) : []
    return {
      answer: {
        isEmailProven: isProven,
        data: found.map(({ id, organizationId, organizationName, expiresAt, rights }) => ({
          id,
          organizationId,
          organizationName,
          expires: formatInstant(expiresAt),
          permissions: names(rights),
        })),
      },
    }
  },
  acceptStaffInvitation: async (_context, { db, caller: { personId }, input: { params }, now }) => {
    const { email, name, isProven } = await addressOf(db, personId)
    const invitation = isProven ? await lockStaffInvitationTo(db, email, params.id, now) : undefined
    const { organizationId, id, rights } = orRefuse(invitation)
    await lockStaff(db, organizationId)
    const today = osloDateText(now)
    const held = (await listStaffMembers(db, organizationId)).find((one) => one.id === personId)?.rights ?? []
    const given = rights.filter(({ endsOn }) => endsOn === null || endsOn >= today)
    const kept = held.filter(({ permission }) => !given.some((one) => one.permission === permission))
    await setRights(db, { organizationId, personId }, [...kept, ...given])
    await deleteStaffInvitation(db, organizationId, id)
    await recordAdminChange(db, recordOfStaff(organizationId), {
      personId,
      at: now,
      action: 'accept',
      changes: {
        name: { from: held.length > 0 ? name : null, to: name },
        rights: { from: rightsAsText(held), to: rightsAsText([...kept, ...given]) },
      },
    })
    return { answer: { organizationId, permissions: names([...kept, ...given]) } }
  },
} satisfies Partial<Verbs>
