import type { Schedule } from '../../platform/schedules/schedule.ts'
import { sendDueSms } from './send-due-sms.ts'

/** Sends what waited: for the quiet hours to be over, for the gateway, or for somebody who died. */
export const smsSchedule: Schedule = {
  name: 'sms-schedule',
  everySeconds: 30,
  retry: { limit: 0, delaySeconds: 0 },
  run: async ({ sms, ...parts }, now) => {
    if (sms !== undefined) await sendDueSms({ ...parts, sms }, now)
  },
}
