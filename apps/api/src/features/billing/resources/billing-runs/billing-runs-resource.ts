import { addOsloDays, addOsloMonths, osloDateText, osloInstant, osloParts } from '@delebil/validation/time'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { violationOf } from '../../../admin-records/stores/write-records.ts'
import { readPolicy } from '../../../organizations/stores/settings.ts'
import { draftMemberships, insertRun, isBilledUntil } from '../../stores/billing-runs.ts'
import { billingRunsTable } from './billing-runs-store.ts'

/** Midnight in Oslo of 'YYYY-MM-DD'. */
const dayOf = (date: string): Date => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return osloInstant({ year, month, day, hour: 0, minute: 0 })
}

const lastOfMonthBefore = (now: Date): string => {
  const { year, month } = osloParts(now)
  return osloDateText(addOsloDays(addOsloMonths(osloInstant({ year, month, day: 1, hour: 0, minute: 0 }), 0), -1))
}

export const billingRunsResource: ServerResource<'billing-runs'> = {
  ...billingRunsTable,
  rules: {
    /** The month that is over; where a run has billed that already, until yesterday. */
    template: async ({ call }) => {
      const month = lastOfMonthBefore(call.now)
      const isBilled = await isBilledUntil(call.db, call.office.organizationId, month)
      const deliveredUntil = isBilled ? osloDateText(addOsloDays(call.now, -1)) : month
      return { deliveredUntil, invoiceDate: osloDateText(call.now) }
    },
    /** What is owed on that day is written down as it is now: what changes after it waits for the next run. */
    insert: async ({ call }, { deliveredUntil, invoiceDate, note = null }) => {
      const { db, office, caller, now } = call
      const today = osloDateText(now)
      if (deliveredUntil >= today) throw refuseField('deliveredUntil', 'billing-run.day-not-over')
      if (invoiceDate < deliveredUntil || invoiceDate > today)
        throw refuseField('invoiceDate', 'billing-run.invoice-date')
      const { organizationId } = office
      const { invoiceDueDays } = await readPolicy(db, organizationId, now)
      const dueDate = osloDateText(addOsloDays(dayOf(invoiceDate), invoiceDueDays))
      const run = {
        organizationId,
        deliveredUntil,
        invoiceDate,
        dueDate,
        note,
        draftedBy: caller.personId,
        draftedAt: now,
      }
      const id = await insertRun(db, run).catch((error: unknown) => {
        throw violationOf(error)?.constraint === 'one_billing_run_of_a_day'
          ? new Refusal('billing-run.unfinished')
          : error
      })
      if ((await draftMemberships(db, { organizationId, id, deliveredUntil })) === 0)
        throw new Refusal('billing-run.empty')
      return id
    },
  },
}
