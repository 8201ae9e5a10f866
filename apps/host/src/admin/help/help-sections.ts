import type { FormSection } from '@delebil/admin-components'

export const helpSections: readonly FormSection[] = [
  {
    heading: 'Teksten',
    text: 'En tom linje skiller avsnitt. Linjer som begynner med «- » blir punkter, med «1. » steg.',
    fields: ['title', 'text', 'phone'],
  },
  { heading: 'Når den vises', fields: ['tags', 'position', 'active'] },
]
export const specificSections: readonly FormSection[] = [
  { heading: 'Gjelder', text: 'Velg en bilmodell eller en bil.', fields: ['situationId', 'modelId', 'carId'] },
  { heading: 'Løsningen', fields: ['text', 'phone'] },
]
