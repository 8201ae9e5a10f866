import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { propertyTexts as own } from './property-texts.ts'

export const propertyGroupsScreen: Screen<'property-groups'> = {
  ...adminPaths['property-groups'],
  resource: adminResources['property-groups'],
  heading: [own.groups, 'Filtergruppe'],
  newText: 'Ny filtergruppe',
  newHeading: 'Filtergruppe',
  sections: [
    { heading: 'Det medlemmene filtrerer på', text: own.sharedText, fields: ['name', 'operator', 'position'] },
  ],
  views: [
    { key: 'egne', name: 'Egne', where: { isShared: false } },
    { key: 'felles', name: 'Felles', where: { isShared: true } },
  ],
}
