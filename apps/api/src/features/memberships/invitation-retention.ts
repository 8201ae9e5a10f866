import { retention } from '../../platform/schedules/retention.ts'
import { deleteInvitationsBefore } from './stores/membership-invitations.ts'

const keepMilliseconds = 30 * 24 * 60 * 60_000

/** An invitation that is over goes after a month, and with it a name and an address. */
export const invitationRetention = retention('invitation-retention', keepMilliseconds, deleteInvitationsBefore)
