import type { MonthEnd } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { listAdminChanges, recordAdminChange } from '../../../platform/audit/change-store.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { bookMonth } from '../ledger/book-month.ts'
import { journalCsv } from '../ledger/journal-csv.ts'
import { listMembershipNames } from '../stores/postings.ts'
import { findSeller } from '../stores/sellers.ts'
import { closeMonth } from './close-month.ts'
import { findOpenMonth, readMonth } from './read-month.ts'
import { reportCsv } from './report-csv.ts'

const file = (text: string, name: string) => ({
  answer: new Blob([text], { type: 'text/csv' }),
  headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` },
})

/** The books of an organisation are one record, and have its id. */
const recordOf = (organizationId: number) => ({ organizationId, resource: 'month-end', id: organizationId })

export const monthEndVerbs = {
  'month-end.read': async (_context, { db, office, now, input }) => {
    const { organizationId } = office
    const month = input.query.month ?? (await findOpenMonth(db, organizationId, now))
    return { answer: await readMonth(db, { organizationId, month }, now) }
  },
  'month-end.close': async (_context, { db, office, caller, now, input }) => {
    const { organizationId } = office
    const { month, why } = input.body
    await closeMonth(db, { organizationId, month, by: caller.personId, at: now, why })
    const entity: MonthEnd = await readMonth(db, { organizationId, month }, now)
    await recordAdminChange(db, recordOf(organizationId), {
      personId: caller.personId,
      at: now,
      action: 'close',
      changes: { [month]: { from: null, to: entity.closed?.sha256 ?? null } },
      why,
    })
    return { answer: { entity, errors: [] } }
  },
  'month-end.history': async (_context, { db, office }) => {
    const changes = await listAdminChanges(db, recordOf(office.organizationId))
    return { answer: { data: changes.map(({ at, ...rest }) => ({ ...rest, at: formatInstant(at), titles: {} })) } }
  },
  'month-end.journal': async (_context, { db, office, input }) => {
    const { organizationId } = office
    const { month } = input.query
    const rows = await bookMonth(db, organizationId, month)
    const ids = new Set(rows.flatMap(({ membershipId }) => membershipId ?? []))
    return file(journalCsv(rows, await listMembershipNames(db, organizationId, [...ids])), `bilag-${month}.csv`)
  },
  'month-end.report': async (_context, { db, office, now, input }) => {
    const { organizationId } = office
    const { month } = input.query
    const { report, closed } = await readMonth(db, { organizationId, month }, now)
    const { name } = await findSeller(db, organizationId)
    return file(reportCsv(report, name, closed?.sha256 ?? null), `manedsslutt-${month}.csv`)
  },
} satisfies Partial<AdminVerbs>
