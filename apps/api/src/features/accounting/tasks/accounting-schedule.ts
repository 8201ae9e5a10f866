import type { Schedule } from '../../../platform/schedules/schedule.ts'
import { wakeAccounting } from './deliver-tasks.ts'

/** Goes on with what waited for the books, and with what somebody left who is gone. */
export const accountingSchedule: Schedule = {
  name: 'accounting-schedule',
  everySeconds: 30,
  retry: { limit: 0, delaySeconds: 0 },
  run: (parts, now) => wakeAccounting(parts, now),
}
