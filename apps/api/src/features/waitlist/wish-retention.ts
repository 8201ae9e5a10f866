import { retention } from '../../platform/schedules/retention.ts'
import { deleteWishesBefore } from './wish-store.ts'

const keepMilliseconds = 7 * 24 * 60 * 60_000

/** A wish is told of until a week after its window began. */
export const wishRetention = retention('wish-retention', keepMilliseconds, deleteWishesBefore)
