import { retention } from '../../platform/schedules/retention.ts'
import { deleteSmsBefore } from './stores/sms-store.ts'

const keepMilliseconds = 365 * 24 * 60 * 60_000

/** What was written to somebody's phone is asked about within the year, and then by nobody. */
export const smsRetention = retention('sms-retention', keepMilliseconds, deleteSmsBefore)
