import { createHash } from 'node:crypto'
import type { MonthEnd, MonthEndItem, MonthEndKey, MonthReport } from '@delebil/core-api/admin'
import { addOsloDays, formatInstant, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { momentOf, readAccountingOwner } from '../../organizations/accounting-owner.ts'
import { billingDeadline } from '../billing-deadline.ts'
import { reckonMonth } from '../ledger/book-month.ts'
import { freeze } from '../ledger/month-report.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { findClosedMonth, listBookedMonths } from '../stores/closed-months.ts'
import { listLeft } from '../stores/month-end.ts'
import { findPromiseCheck } from '../stores/promise-checks.ts'
import { sumOpenBills } from '../stores/receivables.ts'

type Key = { readonly organizationId: number; readonly month: string }

/** A check that is older is no answer: one is made each night. */
const CHECK_HOLDS_MS = 26 * 60 * 60 * 1000
/** Whether the last check of what billing promises may be the answer, or all that is there is looked through now. */
type Looking = 'as-checked' | 'anew'

const DAY_MS = 24 * 60 * 60 * 1000
const needed: readonly MonthEndKey[] = ['ORDER', 'RUNS', 'ACCOUNTS', 'HOLES', 'BOOKS', 'BALANCE', 'PROMISES']

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0, 12)).toISOString().slice(0, 10)
}

type Found = Omit<MonthEndItem, 'key' | 'at' | 'isNeeded'>

/** What is left to do in a month that is open, what must be done first. */
export const listItems = async (
  db: Queryable,
  { organizationId, month }: Key,
  now: Date,
  looking: Looking,
  facts: { readonly months: MonthEnd['months']; readonly report: MonthReport; readonly openBillsOre: number },
): Promise<MonthEndItem[]> => {
  const { months, report, openBillsOre } = facts
  const open = months.filter((one) => !one.isClosed && one.month < month).map((one) => one.month)
  const checked =
    looking === 'as-checked'
      ? await findPromiseCheck(db, organizationId, new Date(now.getTime() - CHECK_HOLDS_MS))
      : undefined
  const broken = checked?.broken ?? (await findBrokenPromises(db, organizationId))
  const differenceOre = report.receivables.closingOre - openBillsOre
  const unbalancedOre = report.journal.debitOre - report.journal.creditOre
  const isWrong = differenceOre !== 0 || unbalancedOre !== 0
  const own: Partial<Record<MonthEndKey, Found>> = {
    ORDER: { count: open.length, ore: null, of: open.slice(0, 3) },
    BALANCE: { count: isWrong ? 1 : 0, ore: differenceOre || unbalancedOre, of: [] },
    PROMISES: {
      count: broken.reduce((sum, { count }) => sum + count, 0),
      ore: null,
      of: broken.map(({ promise }) => promise),
    },
  }
  const left = new Map(await listLeft(db, organizationId, month, osloDateText(now)))
  const owner = await readAccountingOwner(db, organizationId, momentOf(lastDayOf(month)))
  if (owner === 'OWN' && left.get('BOOKS')?.count === 0) left.delete('BOOKS')
  const items = new Map<MonthEndKey, Found>([...left, ...(Object.entries(own) as [MonthEndKey, Found][])])
  const checkedAt = checked ? formatInstant(checked.checkedAt) : null
  return [...items].map(([key, item]) => ({
    key,
    ...item,
    at: key === 'PROMISES' ? checkedAt : null,
    isNeeded: needed.includes(key),
  }))
}

/** A month of the books as it is now; of a closed one what was kept, and whether it would be the same again. */
export const readMonth = async (
  db: Queryable,
  { organizationId, month }: Key,
  now: Date,
  looking: Looking = 'as-checked',
): Promise<MonthEnd> => {
  const today = osloDateText(now)
  const months = await listBookedMonths(db, organizationId, today)
  const reckoned = await reckonMonth(db, organizationId, month)
  const openBillsOre = await sumOpenBills(db, organizationId, lastDayOf(month))
  const kept = await findClosedMonth(db, organizationId, month)
  const deadline = billingDeadline(month)
  const report = kept ? (JSON.parse(kept.report) as MonthReport) : reckoned
  const facts = { months, report, openBillsOre }
  const items = kept ? [] : await listItems(db, { organizationId, month }, now, looking, facts)
  return {
    month,
    months,
    isOver: lastDayOf(month) < today,
    deadline,
    daysLeft: Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS),
    items,
    report,
    openBillsOre,
    closed: kept
      ? {
          at: formatInstant(kept.closedAt),
          by: kept.closedBy,
          why: kept.why,
          sha256: kept.sha256,
          isSame:
            freeze(reckoned).sha256 === kept.sha256 &&
            createHash('sha256').update(kept.report).digest('hex') === kept.sha256,
        }
      : null,
  }
}

/** The oldest month that is open; this one where all before it are closed. */
export const findOpenMonth = async (db: Queryable, organizationId: number, now: Date): Promise<string> => {
  const today = osloDateText(now)
  const months = await listBookedMonths(db, organizationId, today)
  const lastOver = osloDateText(addOsloDays(now, -Number(today.slice(8)))).slice(0, 7)
  return months.find(({ month, isClosed }) => !isClosed && month <= lastOver)?.month ?? today.slice(0, 7)
}
