import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { Eye, EyeOff } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { PopupPreview } from './popup-preview.tsx'

export const entityMessagesScreen: Screen<'entity-messages'> = {
  ...adminPaths['entity-messages'],
  resource: adminResources['entity-messages'],
  heading: ['Popupmeldinger', 'Popupmelding'],
  newText: 'Ny popupmelding',
  sections: [
    { heading: 'Meldingen', fields: ['title', 'body'] },
    { heading: 'Når', fields: ['triggers', 'repeat', 'validFrom', 'validTo', 'isActive'] },
    {
      heading: 'Hvem',
      text: 'Uten lokasjon, bilmodell eller bil gjelder den alle biler.',
      fields: ['locationIds', 'modelIds', 'carIds'],
    },
  ],
  views: [{ key: 'aktive', name: 'Aktive', where: { isActive: true } }],
  bulk: [
    { key: 'on', label: 'Slå på', icon: Eye, task: { action: 'change', values: { isActive: true } } },
    { key: 'off', label: 'Slå av', icon: EyeOff, task: { action: 'change', values: { isActive: false } } },
  ],
  Preview: PopupPreview,
}
