import { retention } from '../../platform/schedules/retention.ts'
import { deleteDeadMailsBefore } from './dead-mail-store.ts'

const keepMilliseconds = 30 * 24 * 60 * 60_000

/** What staff did not send again within a month has nothing to say any more. */
export const deadMailRetention = retention('dead-mail-retention', keepMilliseconds, deleteDeadMailsBefore)
