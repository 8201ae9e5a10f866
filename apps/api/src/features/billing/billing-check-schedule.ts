import type { Schedule } from '../../platform/schedules/schedule.ts'
import { checkPromises } from './check-promises.ts'

/** Each night what billing promises is held against what is there. What is broken is an error in the log, and a run that failed in the metrics. */
export const billingCheckSchedule: Schedule = {
  name: 'billing-check-schedule',
  everySeconds: 24 * 60 * 60,
  retry: { limit: 0, delaySeconds: 0 },
  run: async (context) => {
    const broken = await checkPromises(context)
    if (broken > 0) throw new Error(`${broken} promises of billing do not hold.`)
  },
}
