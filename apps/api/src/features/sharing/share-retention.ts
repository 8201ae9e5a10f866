import { retention } from '../../platform/schedules/retention.ts'
import { deleteSharesOver } from './share-store.ts'

const keepMilliseconds = 7 * 24 * 60 * 60_000

/** A link to a trip outlives the trip by a week. */
export const shareRetention = retention('share-retention', keepMilliseconds, deleteSharesOver)
