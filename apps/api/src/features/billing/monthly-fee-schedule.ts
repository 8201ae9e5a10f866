import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Schedule } from '../../platform/schedules/schedule.ts'
import { chargeMonthlyFees } from './stores/monthly-fees.ts'

const hourSeconds = 3600

/** A month that is over is owed for, once. */
export const monthlyFeeSchedule: Schedule = {
  name: 'monthly-fee-schedule',
  everySeconds: hourSeconds,
  run: async ({ database }, now) => {
    await chargeMonthlyFees(database, osloDateText(addOsloDays(now, -1)))
  },
}
