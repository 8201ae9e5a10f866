import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { propertyTexts as own } from './property-texts.ts'

export const propertiesScreen: Screen<'properties'> = {
  ...adminPaths.properties,
  resource: adminResources.properties,
  heading: [own.properties, 'Filteregenskap'],
  newText: 'Ny filteregenskap',
  newHeading: 'Filteregenskap',
  sections: [{ heading: 'Det en bil kan ha', text: own.onCarText, fields: ['groupId', 'name', 'position'] }],
  views: [
    { key: 'egne', name: 'Egne', where: { isShared: false } },
    { key: 'felles', name: 'Felles', where: { isShared: true } },
  ],
}
