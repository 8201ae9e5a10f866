import { retention } from '../../platform/schedules/retention.ts'
import { restorableMilliseconds } from './restore-record.ts'
import { deleteRemovedBefore } from './stores/removed-records.ts'

/** What staff deleted goes for good when it can no more be brought back. */
export const removedRecordRetention = retention('removed-record-retention', restorableMilliseconds, deleteRemovedBefore)
