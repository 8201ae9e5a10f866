import type { Schedule } from '../../platform/schedules/schedule.ts'
import { findBrokenPromises } from './stores/broken-promises.ts'

/** Each night what billing promises is held against what is there. What is broken is an error in the log, and a run that failed in the metrics. */
export const billingCheckSchedule: Schedule = {
  name: 'billing-check-schedule',
  everySeconds: 24 * 60 * 60,
  retry: { limit: 0, delaySeconds: 0 },
  run: async ({ database, log }) => {
    const broken = await findBrokenPromises(database)
    for (const one of broken) log('error', 'A promise of billing does not hold.', one)
    if (broken.length > 0) throw new Error(`${broken.length} promises of billing do not hold.`)
  },
}
