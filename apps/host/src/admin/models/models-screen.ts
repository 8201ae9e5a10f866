import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { namedInMessages } from '../shared/removal-facts.ts'
import { modelPanels } from './model-panels.tsx'

export const modelsScreen: Screen<'models'> = {
  ...adminPaths.models,
  resource: adminResources.models,
  heading: ['Bilmodeller', 'Bilmodell'],
  newText: 'Ny bilmodell',
  newHeading: 'Bilmodell',
  sections: [
    { heading: 'Modellen', fields: ['name', 'category', 'bodyType', 'seats'] },
    { heading: 'Drivstoff og lading', fields: ['tankLitres', 'batteryKwh', 'rangeKilometers', 'chargers'] },
    { heading: 'Bilde', fields: ['carImageId'] },
  ],
  panels: modelPanels,
  removalFacts: namedInMessages('modelIds'),
}
