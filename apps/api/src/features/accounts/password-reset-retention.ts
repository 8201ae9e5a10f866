import { retention } from '../../platform/schedules/retention.ts'
import { deletePasswordResetsBefore } from './stores/password-resets.ts'

const keepMilliseconds = 24 * 60 * 60_000

/** Links to a new password work for an hour; a day later they can be asked for anew. */
export const passwordResetRetention = retention(
  'password-reset-retention',
  keepMilliseconds,
  deletePasswordResetsBefore,
)
