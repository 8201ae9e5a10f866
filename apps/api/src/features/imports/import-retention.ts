import { retention } from '../../platform/schedules/retention.ts'
import { deleteImportContentBefore, deleteUnreadImportsBefore } from './stores/import-runs.ts'

const day = 24 * 60 * 60_000

/** A file that was only tried is kept for a month. */
export const unreadImportRetention = retention('unread-import-retention', 30 * day, deleteUnreadImportsBefore)

/** Who drove where is in the files: they go after a year and a half, when no claim can come any more. */
export const importContentRetention = retention('import-content-retention', 550 * day, deleteImportContentBefore)
