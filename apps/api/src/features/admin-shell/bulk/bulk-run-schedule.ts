import type { Schedule } from '../../../platform/schedules/schedule.ts'
import { wakeBulkRuns } from './wake-runs.ts'

/** A bulk change goes on where its server went away. */
export const bulkRunSchedule: Schedule = {
  name: 'bulk-run-schedule',
  everySeconds: 600,
  run: (parts, now) => wakeBulkRuns(parts, now, 'schedule'),
}
