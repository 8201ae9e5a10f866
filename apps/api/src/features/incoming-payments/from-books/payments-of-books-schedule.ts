import { transaction } from '../../../platform/db/transaction.ts'
import type { Schedule } from '../../../platform/schedules/schedule.ts'
import { listFollowing } from '../stores/followed-invoices.ts'

/** Each night what was paid over there is read, whatever a webhook has told. */
export const paymentsOfBooksSchedule: Schedule = {
  name: 'payments-of-books-schedule',
  everySeconds: 24 * 60 * 60,
  retry: { limit: 0, delaySeconds: 0 },
  run: async ({ database, jobs }) => {
    for (const organizationId of await listFollowing(database))
      await transaction(database, (tx) => jobs.enqueue(tx, 'payments-of-books', { organizationId }))
  },
}
