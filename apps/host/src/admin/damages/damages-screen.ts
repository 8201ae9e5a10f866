import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { Wrench } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictsOfCar } from '../shared/conflicts-of-car.ts'
import { picturesOfDamage } from '../shared/removal-facts.ts'
import { damageActions, damageCase } from './damage-actions.ts'
import { DamageLead } from './damage-lead.tsx'
import { damagePanels } from './damage-panels.tsx'
import { DamageRow } from './damage-row.tsx'

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
  outsideForm: ['state', 'assigneeId', 'postponedUntil'],
  formPlace: 'last',
  queue: { Row: DamageRow, isFirstView: true, actions: damageCase },
  Lead: DamageLead,
  leadFields: [
    'carNumber',
    'licensePlate',
    'carActive',
    'reservationId',
    'reservationNumber',
    'reporter',
    'created',
    'pictureCount',
    'caseState',
  ],
  searchHint: 'Beskrivelse, bil, skilt eller melder',
  views: [
    {
      key: 'a-vurdere',
      name: 'Å vurdere',
      where: { state: 'REPORTED', caseState: 'OPEN' },
      sort: 'urgency',
      meaning: 'look',
      isFirst: true,
    },
    { key: 'utbedres', name: 'Skal utbedres', where: { state: 'ACCEPTED', caseState: 'OPEN' }, sort: 'urgency' },
    { key: 'mine', name: 'Mine', where: { caseState: 'OPEN' }, isOwn: true, sort: 'urgency' },
    { key: 'utsatt', name: 'Venter', where: { caseState: 'POSTPONED' }, sort: 'urgency' },
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
