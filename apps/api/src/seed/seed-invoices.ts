import { addOsloMonths, osloInstant, osloParts } from '@delebil/validation/time'
import { billMembership } from '../features/billing/bill-membership.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { byfjord } from './seed-orgs.ts'
import { demoMemberships } from './seed-people.ts'

const MONTHS = 12

const firstOfMonth = (at: Date): Date => {
  const { year, month } = osloParts(at)
  return osloInstant({ year, month, day: 1, hour: 0, minute: 0 })
}

/** A year of monthly invoices for what the log-ins have driven. All are paid but the newest of each membership. */
export const seedInvoices = async (tx: Queryable, today: Date): Promise<void> => {
  const thisMonth = firstOfMonth(today)
  for (let monthsAgo = MONTHS; monthsAgo >= 0; monthsAgo -= 1) {
    const day = addOsloMonths(thisMonth, -monthsAgo)
    for (const membershipId of Object.values(demoMemberships)) {
      await billMembership(tx, { organizationId: byfjord.id, membershipId }, day)
    }
  }
  await tx.change(
    `update invoice i set paid_at = due_date - interval '2 days'
     where number < (select max(number) from invoice newer
       where (newer.organization_id, newer.membership_id) = (i.organization_id, i.membership_id))`,
  )
}
