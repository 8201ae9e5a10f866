import { osloDateText } from '@delebil/validation/time'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { listVatCodes, setVatCode } from '../../stores/vat.ts'
import { productsTable } from './products-store.ts'

export const productsResource: ServerResource<'products'> = {
  ...productsTable,
  rules: {
    template: () => ({ category: 'FEE', unit: 'stk', vatCode: '3' }),
    columns: async ({ call }, sent, before) => {
      const { vatCode, vatFrom, ...rest } = sent
      const today = osloDateText(call.now)
      if (vatFrom && vatFrom < today) throw refuseField('vatFrom', 'product.vat-in-past')
      if (vatCode !== undefined) {
        const known = await listVatCodes(call.db, vatFrom ?? today)
        if (!known.some(({ key }) => key === vatCode)) throw refuseField('vatCode', 'field.unknown')
      }
      if (before?.standard && rest.discontinued) throw refuseField('discontinued', 'product.needed')
      return columnsOf(rest)
    },
    /** A code holds from a day on: what was delivered before keeps its own. */
    written: async ({ call }, { vatCode, vatFrom }, id, before) => {
      if (vatCode === undefined || (vatCode === before?.vatCode && !vatFrom)) return
      const { organizationId } = call.office
      await setVatCode(call.db, { organizationId, id }, vatFrom ?? osloDateText(call.now), vatCode)
    },
  },
}
