import type { FormSection } from '@delebil/admin-components'

export const locationSections: readonly FormSection[] = [
  { heading: 'Stedet', fields: ['name', 'parkingDescription'] },
  { heading: 'På kartet', fields: ['geojson'] },
]
