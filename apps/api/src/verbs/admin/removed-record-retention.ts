import { retention } from '../../schedules/retention.ts'
import { deleteRemovedBefore } from '../../stores/admin/removed-records.ts'
import { restorableMilliseconds } from './restore-record.ts'

/** What staff deleted goes for good when it can no more be brought back. */
export const removedRecordRetention = retention('removed-record-retention', restorableMilliseconds, deleteRemovedBefore)
