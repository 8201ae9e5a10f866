import type { Tariff } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'

const kilometers = ({ kilometerTiers }: Tariff): string =>
  kilometerTiers
    .toSorted((a, b) => a.fromKm - b.fromKm)
    .map(({ fromKm, orePerKm }) => `${formatNok(orePerKm)} per km${fromKm === 0 ? '' : ` over ${fromKm} km`}`)
    .join(', ')

/** What a tariff costs, for people. */
export const describeTariff = (tariff: Tariff): string =>
  [
    `Startpris ${formatNok(tariff.startFeeOre)}`,
    `${formatNok(tariff.hourOre)} per time, regnet per påbegynte halvtime og for høyst ${tariff.dayCapHours} timer per kalenderdøgn`,
    kilometers(tariff),
    `redusert egenandel kan velges til for ${formatNok(tariff.superDamageWaiverHourOre)} per time`,
    'merverdiavgift er med',
    'krever medlemskap',
  ].join('; ')
