import { retention } from '../../platform/schedules/retention.ts'
import { deleteEntriesBefore } from './waitlist-store.ts'

const keepMilliseconds = 7 * 24 * 60 * 60_000

/** An entry is told of until a week after its window began. */
export const waitlistRetention = retention('wish-retention', keepMilliseconds, deleteEntriesBefore)
