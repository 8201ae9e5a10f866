import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { namedInMessages } from '../shared/removal-facts.ts'
import { locationPanels } from './location-panels.tsx'

export const locationsScreen: Screen<'locations'> = {
  ...adminPaths.locations,
  resource: adminResources.locations,
  heading: ['Lokasjoner', 'Lokasjon'],
  newText: 'Ny lokasjon',
  newHeading: 'Lokasjon',
  sections: [
    { heading: 'Stedet', fields: ['name', 'parkingDescription'] },
    { heading: 'På kartet', fields: ['geojson'] },
  ],
  panels: locationPanels,
  removalFacts: namedInMessages('locationIds'),
}
