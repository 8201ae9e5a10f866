import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { CarImageCard } from './car-image-card.tsx'
import { carImagePanels } from './car-image-panels.tsx'

const { path, newPath } = adminPaths['car-image']

export const carImageScreen: Screen<'car-image'> = {
  path,
  newPath,
  resource: adminResources['car-image'],
  heading: ['Bil-bilder', 'Bil-bilde'],
  newText: 'Nytt Bil-bilde',
  Card: CarImageCard,
  panels: carImagePanels,
}
