import { addOsloDays, osloDateText, osloInstant } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { violationOf } from '../../admin-records/stores/write-records.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { draftMemberships, insertRun } from '../stores/billing-runs.ts'
import { requireOpenMonth } from '../stores/closed-months.ts'

type Asked = Omit<Parameters<typeof insertRun>[1], 'dueDate' | 'openUntil'>

/** Midnight in Oslo of 'YYYY-MM-DD'. */
const dayOf = (date: string): Date => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return osloInstant({ year, month, day, hour: 0, minute: 0 })
}

/**
 * Writes down what is owed as it is now, of everybody or for one trip, and tells the members until when they may say what is wrong with it.
 * Answers the id of the run.
 */
export const draftRun = async (tx: Queryable, jobs: Context['jobs'], asked: Asked): Promise<number> => {
  const { organizationId, deliveredUntil, invoiceDate, draftedAt } = asked
  await requireOpenMonth(tx, organizationId, invoiceDate)
  const { invoiceDueDays, runControlDays } = await readPolicy(tx, organizationId, draftedAt)
  const dueDate = osloDateText(addOsloDays(dayOf(invoiceDate), invoiceDueDays))
  const openUntil = addOsloDays(draftedAt, runControlDays)
  const id = await insertRun(tx, { ...asked, dueDate, openUntil }).catch((error: unknown) => {
    throw violationOf(error)?.constraint.startsWith('one_billing_run_of_')
      ? new Refusal('billing-run.unfinished')
      : error
  })
  if ((await draftMemberships(tx, { organizationId, id, deliveredUntil })) === 0) throw new Refusal('billing-run.empty')
  if (runControlDays > 0) await jobs.enqueue(tx, 'billing-run-drafted', { organizationId, id })
  return id
}
