import type { Schedule } from '../../platform/schedules/schedule.ts'
import { pushCards } from './push-cards.ts'

/** Cars learn which key cards open them. The next run is soon enough to try again. */
export const cardSchedule: Schedule = {
  name: 'card-schedule',
  everySeconds: 30,
  retry: { limit: 0, delaySeconds: 0 },
  run: async ({ carAccess, ...parts }, now) => {
    if (carAccess) await pushCards({ ...parts, carAccess }, now)
  },
}
