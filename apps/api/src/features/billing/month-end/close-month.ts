import type { MonthReport } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import { freeze } from '../ledger/month-report.ts'
import { completeAccounts, findClosedMonth, insertClosedMonth, lockMonths } from '../stores/closed-months.ts'
import { readMonth } from './read-month.ts'

type Asked = {
  readonly organizationId: number
  readonly month: string
  readonly by: number | null
  readonly at: Date
  readonly why: string | undefined
}

/**
 * Closes a month for good: whoever dates something in it meanwhile is waited for, and nobody does after. What must be done is done; what
 * else is left needs a reason. Needs a transaction.
 */
export const closeMonth = async (tx: Queryable, { organizationId, month, by, at, why }: Asked): Promise<void> => {
  await lockMonths(tx, organizationId)
  if (await findClosedMonth(tx, organizationId, month)) throw new Refusal('month.already-closed')
  await completeAccounts(tx, organizationId, month)
  const { months, isOver, items, report } = await readMonth(tx, { organizationId, month }, at, 'anew')
  if (!isOver) throw new Refusal('month.not-over')
  const next = months.find(({ isClosed }) => !isClosed)
  if (next?.month !== month) throw new Refusal('month.order')
  const left = items.filter(({ count }) => count > 0)
  if (left.some(({ isNeeded }) => isNeeded)) throw new Refusal('month.not-ready')
  if (left.length > 0 && !why) throw refuseField('why', 'field.required')
  await keepMonth(tx, { organizationId, month, by, at, why }, report)
}

/** Keeps what a month came to, and nothing is dated in it any more. Who may close it has been asked. */
export const keepMonth = async (
  tx: Queryable,
  { organizationId, month, by, at, why }: Asked,
  report: MonthReport,
): Promise<void> => {
  const { text, sha256 } = freeze(report)
  await insertClosedMonth(tx, organizationId, { month, at, by, why: why ?? null, report: text, sha256 })
}
