import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'

const { path, recordPath } = adminPaths['feature-toggles']

export const featureTogglesScreen: Screen<'feature-toggles'> = {
  path,
  recordPath,
  resource: adminResources['feature-toggles'],
  heading: ['Brytere', 'Bryter'],
}
