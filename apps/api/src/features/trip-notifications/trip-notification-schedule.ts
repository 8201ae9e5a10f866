import type { Policy } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Schedule } from '../../platform/schedules/schedule.ts'
import { listOrganizationIds, readPolicy } from '../organizations/stores/settings.ts'
import { askToExtend } from './ask-to-extend.ts'
import { notifyOfLate } from './notify-of-late.ts'
import type { TripParts } from './notify-of-trip.ts'
import { remindOfStart } from './remind-of-start.ts'

type Work = (parts: TripParts, tx: Queryable, organizationId: number, policy: Policy, now: Date) => Promise<void>
const works: readonly Work[] = [notifyOfLate, askToExtend, remindOfStart]

/** Every two minutes: who is late, who may need the car for longer, and who begins soon. Each hears of it once. */
export const tripNotificationSchedule: Schedule = {
  name: 'trip-notification-schedule',
  everySeconds: 120,
  run: async ({ database, ...parts }, now) => {
    for (const organizationId of await listOrganizationIds(database)) {
      const policy = await readPolicy(database, organizationId, now)
      for (const work of works) await transaction(database, (tx) => work(parts, tx, organizationId, policy, now))
    }
  },
}
