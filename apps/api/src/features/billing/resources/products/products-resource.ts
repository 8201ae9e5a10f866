import type { Read, Written } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { listVatCodes, setVatCode } from '../../stores/vat.ts'
import { productsTable } from './products-store.ts'

type Monthly = Pick<Written<'products'>, 'monthlyFor' | 'monthlyFrom' | 'priceOre'>

/** A product that is paid for each month has a fixed price, and begins with this month or one to come. */
const monthlyOf = (
  now: Date,
  { monthlyFor, monthlyFrom, priceOre }: Monthly,
  before: Pick<Read<'products'>, 'monthlyFor' | 'monthlyFrom'> | undefined,
) => {
  const of = monthlyFor === undefined ? (before?.monthlyFor ?? null) : monthlyFor
  if (of === null) return { monthly_for: null, monthly_from: null }
  if (priceOre == null) throw refuseField('priceOre', 'field.required')
  const thisMonth = `${osloDateText(now).slice(0, 7)}-01`
  const from = monthlyFrom ? `${monthlyFrom.slice(0, 7)}-01` : (before?.monthlyFrom ?? thisMonth)
  if (from < thisMonth && from !== before?.monthlyFrom) throw refuseField('monthlyFrom', 'product.month-over')
  return { monthly_for: of, monthly_from: from }
}

export const productsResource: ServerResource<'products'> = {
  ...productsTable,
  rules: {
    template: () => ({ category: 'FEE', unit: 'stk', vatCode: '3' }),
    columns: async ({ call }, { monthlyFor, monthlyFrom, ...sent }, before) => {
      const { vatCode, vatFrom, ...rest } = sent
      const today = osloDateText(call.now)
      if (vatFrom && vatFrom < today) throw refuseField('vatFrom', 'product.vat-in-past')
      if (vatCode !== undefined) {
        const known = await listVatCodes(call.db, vatFrom ?? today)
        if (!known.some(({ key }) => key === vatCode)) throw refuseField('vatCode', 'field.unknown')
      }
      if (before?.standard && rest.discontinued) throw refuseField('discontinued', 'product.needed')
      return { ...columnsOf(rest), ...monthlyOf(call.now, { ...before, ...rest, monthlyFor, monthlyFrom }, before) }
    },
    /** A code holds from a day on: what was delivered before keeps its own. */
    written: async ({ call }, { vatCode, vatFrom }, id, before) => {
      if (vatCode === undefined || (vatCode === before?.vatCode && !vatFrom)) return
      const { organizationId } = call.office
      await setVatCode(call.db, { organizationId, id }, vatFrom ?? osloDateText(call.now), vatCode)
    },
  },
}
