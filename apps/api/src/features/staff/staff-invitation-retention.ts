import { retention } from '../../platform/schedules/retention.ts'
import { deleteStaffInvitationsBefore } from './stores/staff-invitations-store.ts'

const keepMilliseconds = 30 * 24 * 60 * 60_000

/** An invitation to the staff that nobody accepted goes after a month, and with it a name and an address. */
export const staffInvitationRetention = retention(
  'staff-invitation-retention',
  keepMilliseconds,
  deleteStaffInvitationsBefore,
)
