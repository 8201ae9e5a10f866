import type { MonthReport } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { readDecided } from '../../organizations/stores/settings.ts'
import { listPostings, sumReceivablesBefore } from '../stores/postings.ts'
import { accountOf } from './ledger-accounts.ts'
import { type Booked, reportMonth } from './month-report.ts'

/** All that is booked in a month, 'YYYY-MM', on its accounts. */
export const bookMonth = async (db: Queryable, organizationId: number, month: string): Promise<Booked[]> => {
  const account = accountOf(await readDecided(db, organizationId))
  const rows = await listPostings(db, organizationId, `${month}-01`)
  return rows.map((row) => ({ ...row, bookedOn: account(row) }))
}

/** What a month comes to as it is now. */
export const reckonMonth = async (db: Queryable, organizationId: number, month: string): Promise<MonthReport> => {
  const opening = await sumReceivablesBefore(db, organizationId, `${month}-01`)
  return reportMonth(month, await bookMonth(db, organizationId, month), opening)
}
