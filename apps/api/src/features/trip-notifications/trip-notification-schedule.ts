import { transaction } from '../../platform/db/transaction.ts'
import type { Schedule } from '../../platform/schedules/schedule.ts'
import { readPolicies } from '../organizations/stores/settings.ts'
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
    const policies = await readPolicies(database, now)
    const questions = [...policies].map(([organizationId, policy]) => ({ organizationId, policy, now }))
    for (const { due, notify } of notices) {
      const trips = Map.groupBy(await due(database, questions), ({ organizationId }) => organizationId)
      for (const { organizationId, policy } of questions) {
        const own = trips.get(organizationId)
        if (!own) continue
        await transaction(database, async (tx) => {
          for (const trip of own) await notify(parts, tx, trip, policy, now)
        })
      }
    }
  },
}
