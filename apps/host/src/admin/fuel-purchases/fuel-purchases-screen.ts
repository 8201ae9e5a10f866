import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'

export const fuelPurchasesScreen: Screen<'fuel-purchases'> = {
  ...adminPaths['fuel-purchases'],
  resource: adminResources['fuel-purchases'],
  heading: ['Drivstoffkjøp', 'Drivstoffkjøp'],
  views: [
    {
      key: 'avvik',
      name: 'Avvik',
      where: { isDeviating: true },
      meaning: 'look',
      none: ['Ingen avvik', 'Alt som er kjøpt, stemmer med tank, kort, sted, tur og pris.'],
    },
  ],
}
