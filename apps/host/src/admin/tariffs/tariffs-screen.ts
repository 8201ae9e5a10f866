import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { TariffPreview } from './tariff-preview.tsx'

export const tariffsScreen: Screen<'tariffs'> = {
  ...adminPaths.tariffs,
  resource: adminResources.tariffs,
  heading: ['Takster', 'Takst'],
  newText: 'Ny takst',
  newHeading: 'Takst',
  searchHint: 'Navn',
  tones: {},
  sections: [
    {
      heading: 'Taksten',
      text: 'Turer som er reservert før den gjelder, beholder prisen de ble reservert med.',
      fields: ['replacesId', 'name', 'validFrom'],
    },
    {
      heading: 'Priser',
      fields: ['startFeeOre', 'hourOre', 'dayCapHours', 'kilometerOre', 'tierFromKm', 'tierOre'],
    },
    { heading: 'Redusert egenandel', fields: ['superDamageWaiverHourOre', 'superDamageWaiverDayCapHours'] },
  ],
  previewHeading: 'Hva et medlem betaler',
  Preview: TariffPreview,
  views: [{ key: 'na', name: 'Gjelder nå', where: { inForce: true }, isFirst: true }],
}
