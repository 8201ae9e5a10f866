import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { findChargedProduct } from '../../stores/charged-products.ts'
import * as store from '../../stores/tariff-changes.ts'
import { tariffsTable } from './tariffs-store.ts'

export const tariffsResource: ServerResource<'tariffs'> = {
  ...tariffsTable,
  rules: {
    /** Tomorrow, so that nobody's price changes while they look at it; the first of all today, so that its cars can be booked. */
    template: async ({ call: { db, office, now } }) => ({
      validFrom: osloDateText((await store.hasTariff(db, office.organizationId)) ? addOsloDays(now, 1) : now),
      dayCapHours: 10,
      superDamageWaiverDayCapHours: 10,
    }),
    columns: async ({ call }, sent) => {
      const { db, office, now } = call
      const { replacesId = null, validFrom = '', kilometerOre = 0, tierFromKm = null, tierOre = null, ...prices } = sent
      const { organizationId } = office
      if (validFrom < osloDateText(now)) throw refuseField('validFrom', 'tariff.in-past')
      if ((tierFromKm === null) !== (tierOre === null))
        throw refuseField(tierFromKm === null ? 'tierFromKm' : 'tierOre', 'field.required')
      const vat = await findChargedProduct(db, organizationId, { key: 'hours' }, validFrom)
      if (!vat?.vatCode) throw refuseField('validFrom', 'charge.no-vat-rate')
      const key = await store.keyOfTariff(db, organizationId, replacesId, prices.name ?? '')
      return {
        key,
        name: prices.name,
        valid_from: await store.midnightOf(db, validFrom),
        start_fee_ore: prices.startFeeOre,
        hour_ore: prices.hourOre,
        day_cap_hours: prices.dayCapHours,
        kilometer_tiers: JSON.stringify([
          { fromKm: 0, orePerKm: kilometerOre },
          ...(tierFromKm === null ? [] : [{ fromKm: tierFromKm, orePerKm: tierOre }]),
        ]),
        super_damage_waiver_hour_ore: prices.superDamageWaiverHourOre,
        super_damage_waiver_day_cap_hours: prices.superDamageWaiverDayCapHours,
        vat_code: vat.vatCode,
        vat_percent: vat.vatPercent,
      }
    },
    /** What has been in force has been promised to somebody. */
    removing: async ({ call }, { validFrom }) => {
      if (validFrom <= osloDateText(call.now)) throw new Refusal('tariff.in-force')
      return false
    },
  },
}
