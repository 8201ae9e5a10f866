import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { SpecificPreview } from './help-preview.tsx'

export const specificSituationsScreen: Screen<'situations/specific'> = {
  ...adminPaths['situations/specific'],
  resource: adminResources['situations/specific'],
  heading: ['Spesifikke løsninger', 'Spesifikke løsninger'],
  newText: 'Ny spesifikk løsning',
  newHeading: 'Spesifikke løsninger',
  sections: [
    { heading: 'Gjelder', text: 'Velg en bilmodell eller en bil.', fields: ['situationId', 'modelId', 'carId'] },
    { heading: 'Løsningen', fields: ['text', 'phone'] },
  ],
  Preview: SpecificPreview,
}
