import type { Schedule } from '../../platform/schedules/schedule.ts'
import { wakeImports } from './work-import.ts'

/** A file that is read in goes on where its server went away. */
export const importRunSchedule: Schedule = {
  name: 'import-run-schedule',
  everySeconds: 600,
  run: (parts, now) => wakeImports(parts, now, 'schedule'),
}
