import { addOsloDays, addOsloMonths, osloDateText, osloInstant, osloParts } from '@delebil/validation/time'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { draftRun } from '../../runs/draft-run.ts'
import { isBilledUntil } from '../../stores/billing-runs.ts'
import { chargeMonthlyFees } from '../../stores/monthly-fees.ts'
import { billingRunsTable } from './billing-runs-store.ts'

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
    insert: async ({ context, call }, { deliveredUntil, invoiceDate, note = null }) => {
      const { db, office, caller, now } = call
      const today = osloDateText(now)
      if (deliveredUntil >= today) throw refuseField('deliveredUntil', 'billing-run.day-not-over')
      if (invoiceDate < deliveredUntil || invoiceDate > today)
        throw refuseField('invoiceDate', 'billing-run.invoice-date')
      await chargeMonthlyFees(db, deliveredUntil, office.organizationId)
      const asked = { deliveredUntil, invoiceDate, note, reservationId: null }
      return draftRun(db, context.jobs, {
        organizationId: office.organizationId,
        ...asked,
        draftedBy: caller.personId,
        draftedAt: now,
      })
    },
  },
}
