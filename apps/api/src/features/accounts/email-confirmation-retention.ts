import { retention } from '../../platform/schedules/retention.ts'
import { deleteEmailConfirmationsBefore } from './stores/email-confirmations.ts'

const keepMilliseconds = 24 * 60 * 60_000

/** Links that prove an address work for a day. */
export const emailConfirmationRetention = retention(
  'email-confirmation-retention',
  keepMilliseconds,
  deleteEmailConfirmationsBefore,
)
