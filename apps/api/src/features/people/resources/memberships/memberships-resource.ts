import { type MembershipState, parseOrganizationNumber } from '@delebil/validation'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { toAffected } from '../../../fleet/staff/to-affected.ts'
import { listOpenOf } from '../../../fleet/stores/fleet.ts'
import { isMembershipUsed } from '../../people-store.ts'
import { membershipsTable } from './memberships-store.ts'

/** A membership that is shut, or over, has nothing ahead unless somebody has looked at it. */
const refuseWithOpen = async ({ call }: Writing, membershipId: number): Promise<void> => {
  const affected = await listOpenOf(call.db, call.office.organizationId, membershipId, call.now)
  if (affected.length === 0) return
  throw new Refusal('membership.open-reservations', { entity: { affectedReservations: affected.map(toAffected) } })
}
const isShut = (state: MembershipState | undefined): boolean => state === 'BLOCKED' || state === 'CANCELED'

export const membershipsResource: ServerResource<'memberships'> = {
  ...membershipsTable,
  rules: {
    columns: async (writing, { acceptAffected, ...sent }, before) => {
      const isShutNow = isShut(sent.state) && !isShut(before?.state)
      if (before && isShutNow && !acceptAffected) await refuseWithOpen(writing, before.id)
      const { organizationNumber: typed } = sent
      return columnsOf({ ...sent, organizationNumber: typed ? parseOrganizationNumber(typed) : typed })
    },
    removing: async ({ call }, { id }) => {
      if (await isMembershipUsed(call.db, call.office.organizationId, id)) throw new Refusal('membership.in-use')
      return false
    },
  },
}
