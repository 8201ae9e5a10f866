import { transaction } from '../../platform/db/transaction.ts'
import { type Retention, startOfKeptYears } from '../../platform/schedules/retention.ts'
import { listOverdueOrganizations, removeOrganization } from './closed-organization-store.ts'

/** Books are kept for five years after the end of theirs (bokføringsloven § 13). */
const YEARS = 5

/** An organization that left goes with its books when the law no longer has them kept. */
export const closedOrganizationRetention: Retention = {
  name: 'closed-organization-retention',
  everySeconds: 24 * 60 * 60,
  run: async ({ database }, now) => {
    for (const id of await listOverdueOrganizations(database, startOfKeptYears(now, YEARS)))
      await transaction(database, (tx) => removeOrganization(tx, id))
  },
}
