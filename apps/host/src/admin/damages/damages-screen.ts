import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { Wrench } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictsOfCar } from '../shared/conflicts-of-car.ts'
import { picturesOfDamage } from '../shared/removal-facts.ts'
import { damageActions } from './damage-actions.ts'
import { damagePanels } from './damage-panels.tsx'

export const damagesScreen: Screen<'damages'> = {
  ...adminPaths.damages,
  resource: adminResources.damages,
  heading: ['Skader', 'Skade'],
  newText: 'Ny skade',
  newHeading: 'Skade',
  tones: { state: { REPORTED: 'yellow', ACCEPTED: 'red', REPAIRED: 'green' } },
  sections: [
    { heading: 'Hvor', fields: ['carId', 'reservationId', 'place'] },
    { heading: 'Hva', fields: ['kind', 'description', 'carOutOfUse'] },
  ],
  outsideForm: ['state'],
  searchHint: 'Beskrivelse, bil, skilt eller melder',
  views: [
    { key: 'nye', name: 'Meldt, ikke vurdert', where: { state: 'REPORTED' }, meaning: 'look' },
    { key: 'utbedres', name: 'Skal utbedres', where: { state: 'ACCEPTED' } },
    { key: 'stanser-bilen', name: 'Bilen er ute av bruk', where: { carActive: false } },
  ],
  bulk: [
    {
      key: 'repaired',
      label: 'Meld utbedret',
      icon: Wrench,
      task: { action: 'change', values: { state: 'REPAIRED' } },
    },
  ],
  actions: damageActions,
  panels: damagePanels,
  removalFacts: picturesOfDamage,
  conflictsOf: ({ carId }) => conflictsOfCar(carId),
}
