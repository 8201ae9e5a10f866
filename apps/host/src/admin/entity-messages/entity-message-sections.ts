import type { FormSection } from '@delebil/admin-components'

export const entityMessageSections: readonly FormSection[] = [
  { heading: 'Meldingen', fields: ['title', 'body'] },
  { heading: 'Når', fields: ['triggers', 'repeat', 'validFrom', 'validTo', 'isActive'] },
  {
    heading: 'Hvem',
    text: 'Uten lokasjon, bilmodell eller bil gjelder den alle biler.',
    fields: ['locationIds', 'modelIds', 'carIds'],
  },
]
