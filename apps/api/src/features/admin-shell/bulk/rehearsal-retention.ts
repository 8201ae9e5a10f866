import { retention } from '../../../platform/schedules/retention.ts'
import { deleteRehearsalsBefore } from './stores/bulk-runs.ts'

const keepMilliseconds = 24 * 60 * 60_000

/** A rehearsal may be started for a day. */
export const rehearsalRetention = retention('rehearsal-retention', keepMilliseconds, deleteRehearsalsBefore)
