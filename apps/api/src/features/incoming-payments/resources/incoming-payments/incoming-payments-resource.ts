import { osloDateText } from '@delebil/validation/time'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { takeIn } from '../../take-in.ts'
import { incomingPaymentsTable } from './incoming-payments-store.ts'

export const incomingPaymentsResource: ServerResource<'incoming-payments'> = {
  ...incomingPaymentsTable,
  rules: {
    template: ({ call }) => ({ bookedOn: osloDateText(call.now) }),
    insert: async ({ call }, { bookedOn, amountOre, kid = null, payerName = null, text = null, reason = null }) => {
      const { db, office, caller, now } = call
      if (amountOre === 0) throw refuseField('amountOre', 'field.out-of-range')
      if (bookedOn > osloDateText(now)) throw refuseField('bookedOn', 'incoming-payment.not-yet')
      if (!reason) throw refuseField('reason', 'incoming-payment.reason')
      const seen = { bookedOn, amountOre, kid: kid?.replace(/\s/g, '') ?? null, payerName, text, reason }
      return takeIn(db, office.organizationId, seen, { at: now, by: caller.personId })
    },
  },
}
