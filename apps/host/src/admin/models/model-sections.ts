import type { FormSection } from '@delebil/admin-components'

export const modelSections: readonly FormSection[] = [
  { heading: 'Modellen', fields: ['name', 'category', 'bodyType', 'seats'] },
  { heading: 'Elbil', fields: ['rangeKilometers', 'chargers'] },
  { heading: 'Bilde', fields: ['carImageId'] },
]
