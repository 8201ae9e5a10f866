import { retention } from '../../platform/schedules/retention.ts'
import { deleteSessionsBefore } from './stores/sessions.ts'

const keepMilliseconds = 30 * 24 * 60 * 60_000

/** A session that ended is listed no more, and a month later nobody asks what it was. */
export const sessionRetention = retention('session-retention', keepMilliseconds, deleteSessionsBefore)
