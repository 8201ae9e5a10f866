import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { addCharge } from '../../add-charge.ts'
import { billingTable } from './billing-store.ts'

export const billingResource: ServerResource<'billing'> = {
  ...billingTable,
  rules: {
    template: ({ call }) => ({ quantity: 1, delivered: call.now.toISOString() }),
    insert: async ({ call }, { productId, delivered, quantity, unitPriceOre, reason, ...line }) => {
      if (!reason) throw refuseField('reason', 'field.required')
      if (quantity === 0) throw refuseField('quantity', 'field.out-of-range')
      const at = new Date(delivered)
      const { membershipId, description, personId = null, reservationId = null, costCenter = null } = line
      const asked = { membershipId, description, personId, reservationId, costCenter, quantity, unitPriceOre }
      const { db, office, caller, now } = call
      const made = { at: now, by: caller.personId, reason }
      const charge = { ...asked, deliveredFrom: at, deliveredTo: at, source: 'STAFF' } as const
      const id = await addCharge(db, office.organizationId, { id: productId }, charge, made)
      if (id === undefined) throw refuseField('delivered', 'charge.no-vat-rate')
      return id
    },
  },
}
