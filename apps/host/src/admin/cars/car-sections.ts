import type { FormSection } from '@delebil/admin-components'

export const carSections: readonly FormSection[] = [
  { heading: 'Bilen', fields: ['carNumber', 'licensePlate', 'modelId', 'color', 'seats', 'active'] },
  { heading: 'Sted og takst', fields: ['locationId', 'tariffKey'] },
  { heading: 'Utstyr', text: 'Det medlemmene kan søke etter.', fields: ['properties'] },
  { heading: 'Hvordan den åpnes', fields: ['access', 'dialToOpenPhone'] },
  { heading: 'Det medlemmet får vite', fields: ['about', 'fuelInstructions'] },
]
