import { transaction } from '../../../platform/db/transaction.ts'
import type { Schedule } from '../../../platform/schedules/schedule.ts'
import { listOrganizationIds } from '../../organizations/stores/settings.ts'
import { requirePayments } from './payment-required.ts'
import { proposeReminders } from './propose-reminders.ts'

/** Each hour what is overdue is proposed to be reminded of, and who owes for too long may not book. */
export const reminderSchedule: Schedule = {
  name: 'reminder-schedule',
  everySeconds: 3600,
  run: async ({ database }, now) => {
    for (const organizationId of await listOrganizationIds(database)) {
      await transaction(database, async (tx) => {
        await proposeReminders(tx, organizationId, now)
        await requirePayments(tx, organizationId, now)
      })
    }
  },
}
