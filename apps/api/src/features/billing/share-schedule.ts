import type { Schedule } from '../../platform/schedules/schedule.ts'
import { chargeShares } from './stores/shares.ts'

const hourSeconds = 3600

/** Whoever has joined owes the share of their membership, once. */
export const shareSchedule: Schedule = {
  name: 'share-schedule',
  everySeconds: hourSeconds,
  run: async ({ database }) => {
    await chargeShares(database)
  },
}
