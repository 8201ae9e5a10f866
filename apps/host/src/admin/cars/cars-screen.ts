import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CircleCheck, CircleOff } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictsOfCar } from '../shared/conflicts-of-car.ts'
import { namedInMessages } from '../shared/removal-facts.ts'
import { carActions } from './car-actions.ts'
import { CarContext } from './car-context.tsx'
import { CarLead } from './car-lead.tsx'
import { carPanels } from './car-panels.tsx'
import { carTabs, useCarCounts } from './car-tabs.ts'

export const carsScreen: Screen<'cars'> = {
  ...adminPaths.cars,
  resource: adminResources.cars,
  heading: ['Biler', 'Bil'],
  newText: 'Ny bil',
  newHeading: 'Bil',
  sections: [
    { heading: 'Bilen', fields: ['carNumber', 'licensePlate', 'modelId', 'color', 'seats', 'active'] },
    { heading: 'Sted og takst', fields: ['locationId', 'tariffKey'] },
    { heading: 'Drivstoffkort', text: 'Kjøp med kortet som leses inn, føres på bilen.', fields: ['fuelCard'] },
    { heading: 'Utstyr', text: 'Det medlemmene kan søke etter.', fields: ['properties'] },
    { heading: 'Hvordan den åpnes', fields: ['access', 'dialToOpenPhone'] },
    { heading: 'Det medlemmet får vite', fields: ['about', 'fuelInstructions'] },
  ],
  searchHint: 'Bilnummer, skilt, modell eller plass',
  views: [
    { key: 'i-bruk', name: 'I bruk', where: { active: true } },
    { key: 'ute-av-bruk', name: 'Ute av bruk', where: { active: false } },
  ],
  bulk: [
    {
      key: 'out-of-use',
      label: 'Ta ut av bruk',
      icon: CircleOff,
      task: { action: 'change', values: { active: false } },
    },
    { key: 'in-use', label: 'Sett i bruk', icon: CircleCheck, task: { action: 'change', values: { active: true } } },
  ],
  Context: CarContext,
  Lead: CarLead,
  leadFields: ['model', 'location'],
  tabs: carTabs,
  useTabCounts: useCarCounts,
  actions: carActions,
  panels: carPanels,
  removalFacts: namedInMessages('carIds'),
  conflictsOf: ({ id }) => conflictsOfCar(id),
}
