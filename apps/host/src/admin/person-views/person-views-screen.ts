import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'

export const personViewsScreen: Screen<'person-views'> = {
  ...adminPaths['person-views'],
  resource: adminResources['person-views'],
  heading: ['Innsyn', 'Innsyn'],
  searchHint: 'Ansatt eller den som ble sett på',
}
