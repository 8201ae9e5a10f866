import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CircleCheck, ClipboardList } from 'lucide-react'
import { conflictRecordPanel } from '../conflicts/conflict-record-panel.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { kilometersPanel } from './kilometers-panel.tsx'
import { membershipOfPerson } from './membership-of-person.ts'
import { QuotePreview } from './quote-preview.tsx'
import { reservationActions } from './reservation-actions.ts'
import { reservationPanels } from './reservation-panels.tsx'
import { reservationTexts } from './reservation-texts.ts'

export const reservationsScreen: Screen<'reservations'> = {
  ...adminPaths.reservations,
  resource: adminResources.reservations,
  heading: ['Reservasjoner', 'Reservasjon'],
  newText: 'Ny reservasjon',
  // What is on its way is marked; the other states are words.
  tones: { state: { ONGOING: 'green' } },
  // Who comes first: it says which membership it is.
  sections: [
    { heading: reservationTexts.who, fields: ['personId', 'membershipId'] },
    { heading: reservationTexts.what, fields: ['carId', 'start', 'end', 'superDamageWaiver', 'userNote'] },
  ],
  follow: membershipOfPerson,
  views: [
    { key: 'i-gang', name: 'I gang nå', where: { state: 'ONGOING' }, sort: 'start' },
    { key: 'framtidige', name: 'Kommende', where: { state: 'FUTURE' }, sort: 'start' },
    { key: 'ses-pa', name: 'Må ses på', where: { needsReview: true } },
  ],
  bulk: [
    { key: 'reset-review', label: 'Er sett på', icon: CircleCheck, task: { action: 'reset-review' } },
    { key: 'ask-review', label: 'Til arbeidslisten', icon: ClipboardList, task: { action: 'ask-review' } },
  ],
  actions: reservationActions,
  Preview: QuotePreview,
  previewHeading: reservationTexts.quote.heading,
  overridable: [
    'reservation.limit-reached',
    'membership.not-active',
    'period.start-in-past',
    'period.too-far-ahead',
    'period.too-long',
  ],
  panels: [conflictRecordPanel, kilometersPanel, ...reservationPanels],
}
