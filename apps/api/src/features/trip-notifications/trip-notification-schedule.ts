import { transaction } from '../../platform/db/transaction.ts'
import type { Schedule } from '../../platform/schedules/schedule.ts'
import { listOrganizationIds, readPolicy } from '../organizations/stores/settings.ts'
import { askToExtend } from './ask-to-extend.ts'
import { notifyOfLate } from './notify-of-late.ts'
import { remindOfStart } from './remind-of-start.ts'
import type { TripNotice } from './trip-notice.ts'

const notices: readonly TripNotice[] = [notifyOfLate, askToExtend, remindOfStart]

/** Every two minutes: who is late, who may need the car for longer, and who begins soon. Each hears of it once. */
export const tripNotificationSchedule: Schedule = {
  name: 'trip-notification-schedule',
  everySeconds: 120,
  run: async ({ database, ...parts }, now) => {
    for (const organizationId of await listOrganizationIds(database)) {
      const policy = await readPolicy(database, organizationId, now)
      for (const { due, notify } of notices) {
        const trips = await due(database, { organizationId, policy, now })
        if (trips.length === 0) continue
        await transaction(database, async (tx) => {
          for (const trip of trips) await notify(parts, tx, trip, policy, now)
        })
      }
    }
  },
}
