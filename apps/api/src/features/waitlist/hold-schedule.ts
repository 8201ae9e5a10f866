import type { Schedule } from '../../platform/schedules/schedule.ts'
import { sweepHolds } from './sweep-holds.ts'

/** A hold ends without the job that was to end it. The next run is soon enough to try again. */
export const holdSchedule: Schedule = {
  name: 'hold-schedule',
  everySeconds: 30,
  retry: { limit: 0, delaySeconds: 0 },
  run: sweepHolds,
}
