import type { FormSection } from '@delebil/admin-components'
import { reservationTexts } from './reservation-texts.ts'

/** Who comes first: it says which membership it is. */
export const reservationSections: readonly FormSection[] = [
  { heading: reservationTexts.who, fields: ['personId', 'membershipId'] },
  { heading: reservationTexts.what, fields: ['carId', 'start', 'end', 'superDamageWaiver', 'userNote'] },
]
