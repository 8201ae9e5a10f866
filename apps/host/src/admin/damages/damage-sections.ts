import type { FormSection } from '@delebil/admin-components'

export const damageSections: readonly FormSection[] = [
  { heading: 'Hvor', fields: ['carId', 'reservationId', 'place'] },
  { heading: 'Hva', fields: ['kind', 'description', 'carOutOfUse'] },
]
