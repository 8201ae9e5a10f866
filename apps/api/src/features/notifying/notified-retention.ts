import { retention } from '../../platform/schedules/retention.ts'
import { deleteNotifiedBefore } from './notified-store.ts'

const keepMilliseconds = 365 * 24 * 60 * 60_000

/** Kept as long as the SMS that it led to. */
export const notifiedRetention = retention('notified-retention', keepMilliseconds, deleteNotifiedBefore)
