import { retention } from '../../platform/schedules/retention.ts'
import { deletePersonViewsBefore } from './stores/person-view-store.ts'

const keepMilliseconds = 365 * 24 * 60 * 60_000

/** Who looked at whom is asked about while it is remembered; after a year the log would say more of people than it protects. */
export const personViewRetention = retention('person-view-retention', keepMilliseconds, deletePersonViewsBefore)
