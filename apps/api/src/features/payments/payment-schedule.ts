import type { Schedule } from '../../platform/schedules/schedule.ts'
import { settleForgotten } from './settle-forgotten.ts'

/** Payments that their own job gave up are settled all the same. */
export const paymentSchedule: Schedule = {
  name: 'payment-schedule',
  everySeconds: 600,
  run: async ({ payments, ...parts }, now) => {
    if (payments) await settleForgotten({ ...parts, payments }, now)
  },
}
